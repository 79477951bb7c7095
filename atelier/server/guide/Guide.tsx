import type { ReactNode } from 'react';
import { hyphenate } from '../../../build/contract/fold-text.ts';
import type { WriteMarkdown } from '../../../build/contract/workshop-host.ts';
import { fixedWordings } from '../../../build/editing/wordings.ts';
import { GUIDE_QUERY, WHOLE_GUIDE } from '../../api.ts';
import { guide, guideChapters } from '../../words/guide.fr.ts';
import {
  ContentTypePart,
  type GuideContentType,
  idOfContentType,
  Piece,
  sharedFields,
  titleOfContentType,
} from './ContentTypeParts.tsx';
import type { Example, Mistake } from './examples.ts';
import { FieldList } from './FieldList.tsx';

/** The id of the heading above what is found. */
export const FOUND = 'trouve';

export interface GuideProps {
  contentTypes: readonly GuideContentType[];
  /** Folder of the content, from the project's root. */
  folder: string;
  examples: readonly Example[];
  mistakes: readonly Mistake[];
  write: WriteMarkdown;
  /** Class of what holds a text on the site's pages: it brings the site's styles. */
  prose: string;
  /** Where the workshop is, from the page that is shown. */
  workshop: string;
}

const { chapters } = guide;

/** The whole guide below its title: a table of contents, and the chapters. */
export function Guide({ contentTypes, folder, examples, mistakes, write, prose, workshop }: GuideProps) {
  const shared = sharedFields(contentTypes);
  const opening = { write, prose };
  return (
    <div className="guide">
      <Contents contentTypes={contentTypes} workshop={workshop} />
      <div id={WHOLE_GUIDE} className="guide-chapters">
        <Chapter {...chapters.start} {...opening} text={guideChapters.start} />
        <Chapter {...chapters.workshop} {...opening} text={guideChapters.workshop} />
        <Chapter {...chapters.writing} {...opening} text={guideChapters.writing}>
          {examples.map((example) => (
            <ExamplePart key={example.title} example={example} write={write} prose={prose} />
          ))}
          <Slots contentTypes={contentTypes} />
        </Chapter>
        <Chapter {...chapters.fields} {...opening} text={guideChapters.fields}>
          <h3 id={guide.contentTypes.shared.id}>{guide.contentTypes.shared.title}</h3>
          <p>{guide.contentTypes.sharedHelp}</p>
          <FieldList fields={shared} />
          {contentTypes.map((one) => (
            <ContentTypePart key={one.name} one={one} folder={folder} shared={shared} />
          ))}
        </Chapter>
        <Chapter {...chapters.diagnostics} {...opening} text={guideChapters.diagnostics}>
          <Diagnostics mistakes={mistakes} />
        </Chapter>
        <Chapter {...chapters.publishing} {...opening} text={guideChapters.publishing} />
      </div>
    </div>
  );
}

function Contents({ contentTypes, workshop }: Pick<GuideProps, 'contentTypes' | 'workshop'>) {
  return (
    <nav className="guide-contents" aria-labelledby="sommaire">
      <GuideSearch />
      <p id="sommaire">{guide.contents}</p>
      <ul>
        {Object.values(chapters).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {id === chapters.fields.id && (
              <ul>
                {contentTypes.map((one) => (
                  <li key={one.name}>
                    <a href={`#${idOfContentType(one)}`}>{titleOfContentType(one)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={`#${WHOLE_GUIDE}`}>{guide.whole}</a>
      </p>
      <p>
        <a href={workshop}>{guide.back}</a>
      </p>
    </nav>
  );
}

/** It asks the server, which answers with the places that are found. */
function GuideSearch() {
  return (
    <search>
      <form action={`#${FOUND}`}>
        <label htmlFor="chercher">{guide.search.label}</label>
        <input id="chercher" type="search" name={GUIDE_QUERY} required />
        <button type="submit">{guide.search.button}</button>
      </form>
    </search>
  );
}

interface ChapterProps {
  id: string;
  title: string;
  /** In Markdown, without the title. */
  text: string;
  write: WriteMarkdown;
  prose: string;
  children?: ReactNode;
}

function Chapter({ id, title, text, write, prose, children }: ChapterProps) {
  return (
    <section className={`guide-chapter ${prose}`} aria-labelledby={id}>
      <Html className={prose} html={write(chapterSource(title, id, text)).html} />
      {children}
    </section>
  );
}

/** A chapter's opening as one text, so that its headings are held against its title. */
export function chapterSource(title: string, id: string, text: string): string {
  return `## ${title} {#${id}}\n${text}`;
}

function ExamplePart({ example, write, prose }: { example: Example; write: WriteMarkdown; prose: string }) {
  const { title, help, source } = example;
  return (
    <section className="guide-example" data-example={title}>
      <h3 id={`exemple-${hyphenate(title)}`}>{title}</h3>
      <p>{help}</p>
      <Piece label={guide.source}>
        <pre>
          <code>{source}</code>
        </pre>
      </Piece>
      <Piece label={guide.result}>
        <Html className={prose} html={write(source).html} />
      </Piece>
    </section>
  );
}

/** What the pages of each content type fill themselves. */
function Slots({ contentTypes }: { contentTypes: readonly GuideContentType[] }) {
  const names = [...new Set(contentTypes.flatMap(({ contentType }) => contentType.prose?.slots ?? []))];
  if (names.length === 0) return null;
  return (
    <section>
      <h3>{guide.slots.title}</h3>
      <p>{guide.slots.help}</p>
      <ul>
        {names.map((name) => {
          const takers = contentTypes
            .filter(({ contentType }) => contentType.prose?.slots.includes(name))
            .map(titleOfContentType);
          return (
            <li key={name}>
              <code>{`::${name}`}</code>
              {guide.colon}
              {takers.join(', ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Diagnostics({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { diagnostics: words } = guide;
  return (
    <>
      <h3>{words.mistakes}</h3>
      {mistakes.map(({ rule, source, diagnostics }) => (
        <div key={rule} className="guide-mistake">
          <pre>
            <code>{source}</code>
          </pre>
          {diagnostics.map(({ rule, message, hint }) => (
            <p key={message}>
              <code>{rule}</code> <DiagnosticText>{message}</DiagnosticText>{' '}
              <em>
                <DiagnosticText>{hint}</DiagnosticText>
              </em>
            </p>
          ))}
        </div>
      ))}
      <h3>{words.all}</h3>
      <p>{words.allHelp}</p>
      <dl className="guide-rules">
        {fixedWordings().map(({ rule, message, hint }) => (
          <div key={message}>
            <dt>
              <code>{rule}</code>
            </dt>
            <dd>
              <DiagnosticText>{message}</DiagnosticText>{' '}
              <em>
                <DiagnosticText>{hint}</DiagnosticText>
              </em>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Html({ className, html }: { className: string; html: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const QUOTED = /(?<=« )((?:(?!« ).)+?)(?= »)/;

/** A diagnostic's words. What they quote is code, so that typography leaves it as it is to be typed. */
function DiagnosticText({ children }: { children: string }) {
  return children
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? <code key={index.toString()}>{part}</code> : part));
}
