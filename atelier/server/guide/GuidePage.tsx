import { decodeHTML } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { foldText } from '../../../build/contract/fold-text.ts';
import { GUIDE_QUERY, WHOLE_GUIDE } from '../../api.ts';
import { guide as words } from '../../words/guide.fr.ts';
import type { GuideChapter } from './chapters.tsx';

interface PageRequest {
  /** Name of a chapter, or `WHOLE_GUIDE`. */
  chapter: string;
  /** The words to find in all chapters. The results replace the chapter. */
  query: string;
  /** Address of the chapters and of the workshop, relative to this page. */
  prefix: string;
  workshop: string;
}

/** Returns a page of the guide: the contents, with a chapter, all chapters, or search results. */
export function guidePage(chapters: readonly GuideChapter[], request: PageRequest): string {
  const { chapter, query, prefix } = request;
  const isShown = ({ id }: GuideChapter) => query === '' && (chapter === WHOLE_GUIDE || id === chapter);
  const shown = chapters.filter(isShown).map(({ html }) => html);
  const page = renderToStaticMarkup(
    <div className="guide">
      <Contents chapters={chapters} {...request} />
      <div className="guide-chapters">
        {query === '' ? (
          <div id={WHOLE_GUIDE} dangerouslySetInnerHTML={{ __html: shown.join('') }} />
        ) : (
          <Results sections={sectionsIn(chapters)} {...request} />
        )}
      </div>
    </div>,
  );
  return page.replace(/ href="#([^"]+)"/g, (link, id: string) => {
    if (id === WHOLE_GUIDE) return chapter === WHOLE_GUIDE ? link : ` href="${prefix}${id}"`;
    const owner = chapters.find(({ html }) => html.includes(` id="${id}"`));
    return owner && !isShown(owner) ? ` href="${prefix}${owner.id}#${id}"` : link;
  });
}

function Contents({ chapters, chapter, query, workshop }: PageRequest & { chapters: readonly GuideChapter[] }) {
  const current = (id: string) => (query === '' && id === chapter ? 'page' : undefined);
  return (
    <nav className="guide-contents" aria-labelledby="sommaire">
      <search>
        <form action={`#${RESULTS}`}>
          <label htmlFor="chercher">{words.search.label}</label>
          <input id="chercher" type="search" name={GUIDE_QUERY} defaultValue={query} required />
          <button type="submit">{words.search.button}</button>
        </form>
      </search>
      <p id="sommaire">{words.contents}</p>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={`#${WHOLE_GUIDE}`} aria-current={current(WHOLE_GUIDE)}>
          {words.whole}
        </a>
      </p>
      <p>
        <a href={workshop}>{words.back}</a>
      </p>
    </nav>
  );
}

/** The id of the heading above the results. */
const RESULTS = 'trouve';

/** A heading of the guide with the text below it. */
interface Section {
  id: string;
  chapter: string;
  title: string;
  text: string;
}

function sectionsIn(chapters: readonly GuideChapter[]): Section[] {
  return chapters.flatMap(({ id: chapter, html }) =>
    html.split(/(?=<h[23] id=")/).flatMap((part) => {
      const [, id, title = '', text = ''] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>(.*)$/s.exec(part) ?? [];
      return id === undefined ? [] : [{ id, chapter, title: textOf(title), text: textOf(text) }];
    }),
  );
}

function textOf(html: string): string {
  return decodeHTML(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The list of sections that contain every word, ignoring accents and capitals. Those with the words in their heading come first. */
function Results({ sections, query, prefix }: PageRequest & { sections: readonly Section[] }) {
  const wanted = foldText(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => wanted.every((word) => foldText(text).includes(word));
  const found = sections.filter(({ title, text }) => hasAll(`${title} ${text}`));
  const sorted = [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))];
  return (
    <section className="guide-chapter" aria-labelledby={RESULTS}>
      <h2 id={RESULTS}>{words.search.found(found.length, query)}</h2>
      <ul className="guide-found">
        {sorted.map(({ id, chapter, title }) => (
          <li key={id}>
            <a href={`${prefix}${chapter}#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
