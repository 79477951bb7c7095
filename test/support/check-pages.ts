import type { PlacedEntry } from '../../build/contract/content.ts';
import type { SiteAddress } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/contract/diagnostic.ts';
import type { Page } from '../../build/contract/finished-page.ts';
import { outputFile } from '../../build/contract/output.ts';
import { check, checkPage } from '../../build/output/check/check.ts';
import { linkTargets } from '../../build/output/check/link-problem.ts';
import { checkLinks } from '../../build/output/check/links.ts';
import { textsOf } from '../../build/output/check/places.ts';
import { finish } from '../../build/pages/render/finish.ts';
import { allPublished, parsedOf, placesOf } from './sources.ts';

export const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };

interface PageParts {
  title?: string;
  description?: string;
  body?: string;
  /** Text of its content file. */
  source?: string;
  draft?: boolean;
}

const SOURCE = '---\na: b\n---\n';

/** A page with the text that it shows, and its HTML. */
export interface ShownPage extends Page {
  written: PlacedEntry;
  html: string;
}

/** A valid page as it is checked, made of the parts a test is about. */
export function pageOf(path: string, parts: PageParts = {}): ShownPage {
  const { title = path, description = `De ${path}`, body = '' } = parts;
  const head = `<meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
  const written = writtenAs(path, parts);
  const output = `${path.slice(1)}/index.html`;
  const route = { contentType: 'text', path, output, props: {}, source: written.entry.source };
  return { route, style: undefined, inlined: true, weight: 0, unstyled: '', written, ...madeOf(html, output) };
}

function madeOf(html: string, output: string): Pick<ShownPage, 'html' | 'file' | 'facts'> {
  return { html, file: outputFile(output, html), facts: finish(html, { address: ADDRESS }).facts };
}

function writtenAs(path: string, { source = SOURCE, draft = false }: PageParts): PlacedEntry {
  const [file] = parsedOf({ [`${path.slice(1)}.md`]: source });
  if (!file) throw new Error('a text that parses gives a file');
  const { data, headings, words } = file;
  const unpublished = draft && { unpublished: { why: 'draft' as const } };
  const entry = { slug: path.slice(1), path, data, html: '', headings, words, source: file.path, ...unpublished };
  return { contentType: 'text', entry, file, text: source };
}

/** Returns the diagnostics of these pages, published beside empty files with these names. */
export async function checkPages(
  pages: readonly ShownPage[],
  others: readonly string[] = [],
  address: SiteAddress = ADDRESS,
  titleLimit?: number,
): Promise<Diagnostic[]> {
  const { diagnostics } = await check({ ...finished(pages, others, address, titleLimit), statics: [], upcoming: [] });
  return [...diagnostics];
}

/** Returns the diagnostics of the last of these pages, which links to the others. */
export function checkLastPage(pages: readonly ShownPage[], titleLimit: number): Promise<Diagnostic[]> {
  const { output = '', source = '' } = pages.at(-1)?.route ?? {};
  return checkPage(finished(pages, [], ADDRESS, titleLimit), output, source);
}

function finished(
  pages: readonly ShownPage[],
  others: readonly string[],
  address: SiteAddress,
  titleLimit: number | undefined,
) {
  const settings = { address, variables: {}, ...(titleLimit !== undefined && { titleLimit }) };
  const content = allPublished({}, writtenBy(pages), settings);
  return { pages, content, paths: [...pages.map(({ route }) => route.output), ...others] };
}

export async function diagnostics(...args: Parameters<typeof checkPages>): Promise<string[]> {
  return placesOf(await checkPages(...args));
}

/** Returns the diagnostics of these pages' links, published beside files with these names. */
export function checkedLinks(
  pages: readonly ShownPage[],
  others: readonly string[] = [],
  address: SiteAddress = ADDRESS,
): Diagnostic[] {
  const files = new Set([...pages.map(({ route }) => route.output), ...others]);
  const texts = textsOf(writtenBy(pages));
  return checkLinks(pages, linkTargets(pages, files, address, [], texts), texts);
}

export function linkDiagnostics(...args: Parameters<typeof checkedLinks>): string[] {
  return placesOf(checkedLinks(...args));
}

/** Returns the place of a diagnostic in a published page that stands in no text. */
export function inPage(path: string, rule = 'lien-mort'): string {
  return `error ${path.slice(1)}/index.html:1:1+1 ${rule}`;
}

function writtenBy(pages: readonly ShownPage[]): PlacedEntry[] {
  return pages.map(({ written }) => written);
}
