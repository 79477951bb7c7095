import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import type { Entry } from '../../build/contract/entry.ts';
import { citedFacts } from '../pages/facts/cited.ts';
import { resourcesOf } from '../pages/resources/resources.ts';
import type { Site } from '../pages/site.ts';
import { observatoryOf } from '../pages/tool-prices/observatory.ts';
import { paths } from '../routes.ts';
import { describedPages, foundPages, type PageWords } from './found-pages.ts';

/** A page with what its front matter says of it. */
type Described = Pick<Entry<PageWords>, 'path' | 'data'>;

const LANGUAGE = 'fr';
const ARTICLES = 'Articles';
/** Bytes that its articles may take of a file that is to be read in one go; the newest come first. */
const ARTICLES_LIMIT = 30_000;

/** Lists the Markdown alternates of the pages for language models, with a note each (https://llmstxt.org). */
export function llms(site: Site, { pages, url, typeset }: SitePlan): FilePlan {
  const { marque, presentation } = site.settings.data;
  const found = describedPages(site, foundPages(site, pages));
  const listed = new Set(found.map(({ path }) => path));
  const write = (text: string) => oneLine(typeset(text, LANGUAGE));
  const line = ({ path, data }: Described) =>
    `- [${write(data.titre)}](${url(paths.markdown(path))}): ${write(data.description)}`;
  const archives = pages.filter(({ path }) => path === paths.archive(1)).map(() => archiveLine(url));
  const sections = sectionsOf(site, found).flatMap(([name, all]) => {
    const lines = all.filter(({ path }) => listed.has(path)).map(line);
    const own = name === ARTICLES ? [...firstThatFit(lines), ...archives] : lines;
    return own.length === 0 ? [] : [`## ${write(name)}`, own.join('\n')];
  });
  const contents = [
    `# ${oneLine(marque)}`,
    `> ${write(presentation)}`,
    'Chaque page du site existe aussi en Markdown, à l’adresse donnée ici.',
    ...sections,
  ];
  return { output: paths.llms.slice(1), contents: `${contents.join('\n\n')}\n` };
}

/** Returns the first lines of a list, up to a number of bytes. */
function firstThatFit(lines: readonly string[]): string[] {
  const encoder = new TextEncoder();
  let room = ARTICLES_LIMIT;
  return lines.filter((line) => {
    room -= encoder.encode(line).length + 1;
    return room >= 0;
  });
}

function archiveLine(url: SitePlan['url']): string {
  return `- [Archives du blog](${url(paths.markdown(paths.archive(1)))}): tous les articles, page par page et par catégorie`;
}

/** Groups pages by subject. The format reserves the name 'Optional' for pages that may be left out. */
function sectionsOf(site: Site, found: readonly Described[]): [name: string, pages: readonly Described[]][] {
  const resources = resourcesOf(site) ?? [];
  const prices = observatoryOf(site)?.text ?? [];
  const guides = site.text.list.filter((entry) => !entry.data.mention && citedFacts(entry, site.facts).length > 0);
  const sections: [string, readonly Described[]][] = [
    ['Pages principales', [site.home, site.services, site.caseStudies, site.blog, site.about, site.contact]],
    ['Services', site.service.list],
    ["Cas d'usage", site.caseStudy.list],
    ['Prix et obligations', [prices, guides].flat()],
    [ARTICLES, site.article.list],
  ];
  const others = site.text.list.filter((entry) => !guides.includes(entry));
  const optional = [site.allArticles, resources, site.measures.list, others, site.privacy].flat();
  const named = new Set([...sections.flatMap(([, pages]) => pages), ...optional].map(({ path }) => path));
  return [...sections, ['Optional', [...optional, ...found.filter(({ path }) => !named.has(path))]]];
}

/** Returns a text as one line of Markdown without any markup. No-break spaces stay. */
export function oneLine(text: string): string {
  const line = text.replace(/[ \t\r\n\f\v\u0085\u2028\u2029]+/g, ' ').trim();
  return line.replace(/[\\[\]<`]|^[#>*+-]/g, '\\$&');
}
