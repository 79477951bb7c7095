import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import type { Wording } from '../../../build/contract/diagnostic.ts';
import { PROSE, type WorkshopHost, type WrittenMarkdown } from '../../../build/contract/workshop-host.ts';
import { GUIDE_CHAPTERS } from '../../api.ts';
import { guide as words } from '../../words/guide.fr.ts';
import { Fields, guideContentTypes, Piece, Slots } from './fields.tsx';

/** A chapter as HTML, its title first. */
export interface GuideChapter {
  id: string;
  title: string;
  html: string;
}

type GuideHost = Pick<WorkshopHost, 'site' | 'schemaOf' | 'judge' | 'built' | 'pictures' | 'writeMarkdown'>;

type Write = (source: string) => WrittenMarkdown;

/** Draws the chapters: their Markdown files, then what the site itself says of its fields and rules. */
export async function guideChapters(host: GuideHost): Promise<GuideChapter[]> {
  const { site, schemaOf } = host;
  const contentTypes = guideContentTypes(site.contentTypes, schemaOf);
  const folder = relative(site.root, site.contentDir).split(sep).join('/');
  const endings: Readonly<Partial<Record<string, ReactNode>>> = {
    ecrire: <Slots contentTypes={contentTypes} />,
    champs: <Fields contentTypes={contentTypes} folder={folder} />,
  };
  const samples = await samplesOf(host);
  const chapters = GUIDE_CHAPTERS.map((id) => {
    const [, title = '', text = ''] = /^# ([^\n]+)\n(.*)$/s.exec(chapterSource(id)) ?? [];
    return { id, title, pieces: guidePieces(`## ${title} {#${id}}\n${text}`, samples) };
  });
  const write = await writer(
    host,
    chapters.flatMap(({ pieces }) => pieces.map(({ source }) => source)),
  );
  return chapters.map(({ id, title, pieces }) => {
    const html = renderToStaticMarkup(
      <section className={`guide-chapter ${PROSE}`} aria-labelledby={id}>
        {pieces.map((piece) => (
          <GuidePiece key={piece.source} piece={piece} write={write} judge={host.judge} />
        ))}
        {endings[id]}
      </section>,
    );
    return { id, title, html };
  });
}

/** Has pieces of Markdown written at once, and returns what finds each of them. */
async function writer({ writeMarkdown }: Pick<GuideHost, 'writeMarkdown'>, sources: readonly string[]): Promise<Write> {
  const written = await writeMarkdown(sources);
  const known = new Map(sources.map((source, index) => [source, written[index]]));
  return (source) => known.get(source) ?? { html: '', diagnostics: [] };
}

function chapterSource(id: string): string {
  return readFileSync(join(import.meta.dirname, '../../guide', `${id}.md`), 'utf8').replaceAll('\r\n', '\n');
}

/** A part of a chapter: its text, an example that is also drawn, or a mistake with the rule that finds it. */
interface ChapterPiece {
  kind: 'text' | 'example' | 'mistake';
  rule?: string | undefined;
  source: string;
}

/** Cuts a chapter at its fences of four backticks. An example of a value that the site lacks is left out. */
export function guidePieces(chapter: string, samples: Samples): ChapterPiece[] {
  return chapter.split(/^(````(?:exemple|faute [\w-]+)\n.*?\n)````$/ms).flatMap((part): ChapterPiece[] => {
    const [, kind, rule, source] = /^````(exemple|faute) ?([\w-]*)\n(.*)\n$/s.exec(part) ?? [];
    if (source === undefined) return part.trim() === '' ? [] : [{ kind: 'text', source: part }];
    if (kind === 'faute') return [{ kind: 'mistake', rule, source }];
    const filled = withSample(source, samples);
    return filled === undefined ? [] : [{ kind: 'example', source: filled }];
  });
}

/** Values of this site that examples show in the place of `%name%`. */
type Samples = Readonly<Record<string, string | undefined>>;

function withSample(source: string, samples: Samples): string | undefined {
  const [mark, name = ''] = /%(\w+)%/.exec(source) ?? [];
  if (mark === undefined) return source;
  const sample = samples[name];
  return sample ? source.replace(mark, () => sample) : undefined;
}

async function samplesOf({ built, pictures, writeMarkdown }: GuideHost): Promise<Samples> {
  const { settings = {}, all = {} } = built()?.variables ?? {};
  // Only a drawing is sure to be published as it is.
  const drawings = (await pictures()).map(({ address }) => address).filter((address) => address.endsWith('.svg'));
  const shown = await writeMarkdown(drawings.map((address) => `![x](${address})`));
  return {
    valeurs: Object.keys(settings)
      .map((name) => `- ${name} : {{${name}}}`)
      .join('\n'),
    fait: Object.keys(all).find((name) => !Object.hasOwn(settings, name)),
    image: drawings.find((_, index) => shown[index]?.diagnostics.length === 0),
  };
}

type GuidePieceProps = Pick<GuideHost, 'judge'> & { piece: ChapterPiece; write: Write };

function GuidePiece({ piece: { kind, source }, write, judge }: GuidePieceProps) {
  const html = (text: string) => <div className={PROSE} dangerouslySetInnerHTML={{ __html: write(text).html }} />;
  if (kind === 'text') return html(source);
  if (kind === 'example')
    return (
      <div className="guide-example">
        <Piece label={words.source}>
          <pre>
            <code>{source}</code>
          </pre>
        </Piece>
        <Piece label={words.result}>{html(source)}</Piece>
      </div>
    );
  return (
    <div className="guide-mistake">
      <pre>
        <code>{source}</code>
      </pre>
      {diagnosticsOf(source, { write, judge }).map((wording) => (
        <p key={wording.message}>
          <Rule wording={wording} />
        </p>
      ))}
    </div>
  );
}

/** Front matter that the mistakes of fields are judged by: no content type's own. */
const schema = z.strictObject({ titre: z.string(), categorie: z.enum(['Outils', 'Design']).optional() });

/** Returns what the site says of a mistake. */
export function diagnosticsOf(
  source: string,
  { write, judge }: Pick<GuidePieceProps, 'write' | 'judge'>,
): readonly Wording[] {
  return source.startsWith('---\n') ? judge(`${source}\n`, schema) : write(source).diagnostics;
}

function Rule({ wording: { rule, message, hint } }: { wording: Wording }) {
  return (
    <>
      <code>{rule}</code> {quotedAsCode(message)} <em>{quotedAsCode(hint)}</em>
    </>
  );
}

const QUOTED = /(?<=« )((?:(?!« ).)+?)(?= »)/;

/** Quoted words are code, so that typography leaves them as they are to be typed. */
function quotedAsCode(text: string): ReactNode[] {
  return text.split(QUOTED).map((part, index) => (index % 2 === 1 ? <code key={index.toString()}>{part}</code> : part));
}
