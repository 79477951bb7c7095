import type { SiteAddress } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/diagnostics/diagnostic.ts';
import { fieldPlaces } from '../../build/diagnostics/front-matter/field-places.ts';
import { check } from '../../build/output/check/check.ts';
import type { CheckedPage, WrittenText } from '../../build/output/check/checked-page.ts';
import { linkTargets } from '../../build/output/check/link-problem.ts';
import { checkLinks } from '../../build/output/check/links.ts';
import { checkValidity } from '../../build/output/check/validity.ts';
import { finish } from '../../build/pages/render/finish.ts';
import { parsedOf, placesOf } from './sources.ts';

export const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };

interface PageParts {
  title?: string;
  description?: string;
  h1?: string;
  body?: string;
  css?: string;
  /** Text of its content file. */
  source?: string;
  /** HTML of its Markdown, where the body holds it. */
  prose?: string;
}

const SOURCE = '---\na: b\n---\n';

/** A page and the text that it shows. */
interface Page extends CheckedPage {
  source: string;
  written: WrittenText;
}

/** A valid page as it is checked, made of the parts a test is about. */
export function pageOf(path: string, parts: PageParts = {}): Page {
  const {
    title = path,
    description = `De ${path}`,
    h1 = '<h1>x</h1>',
    body = '',
    css = '',
    source = SOURCE,
    prose = '',
  } = parts;
  const [file] = parsedOf({ [`${path.slice(1)}.md`]: source });
  if (!file) throw new Error('a text that parses gives a file');
  const head = `<meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html lang="fr"><head>${head}</head><body>${h1}${body}</body></html>`;
  const page = { contentType: 'text', path, output: `${path.slice(1)}/index.html`, source: file.path, style: css };
  const written = { ...file, text: source, html: prose };
  return { ...page, html: () => html, facts: finish(html, { address: ADDRESS }).facts, written };
}

/** What is found on these pages, published beside empty files with these names. */
export async function checked(
  pages: readonly Page[],
  others: readonly string[] = [],
  address: SiteAddress = ADDRESS,
  titleLimit?: number,
): Promise<Diagnostic[]> {
  const files = [...pages.map(({ output }) => output), ...others];
  const places = async (text: string) => fieldPlaces(text);
  const nothing = { unpublished: [], waiting: [], upcoming: [] };
  const site = { pages, files, address, texts: textsOf(pages), fieldPlaces: places, ...nothing };
  const { diagnostics } = await check(titleLimit === undefined ? site : { ...site, titleLimit });
  return [...diagnostics];
}

export async function diagnostics(...given: Parameters<typeof checked>): Promise<string[]> {
  return placesOf(await checked(...given));
}

/** What is found in the links of these pages, published beside files with these names. */
export function checkedLinks(
  pages: readonly Page[],
  others: readonly string[] = [],
  address: SiteAddress = ADDRESS,
): Diagnostic[] {
  const files = new Set([...pages.map(({ output }) => output), ...others]);
  return checkLinks(pages, linkTargets(pages, files, address, []), textsOf(pages));
}

/** What HTML's own rules find on these pages. */
export async function checkedHtml(pages: readonly Page[]): Promise<Diagnostic[]> {
  return (await checkValidity(pages, textsOf(pages))).diagnostics;
}

function textsOf(pages: readonly Page[]): Map<string, WrittenText> {
  return new Map(pages.map(({ source, written }) => [source, written]));
}
