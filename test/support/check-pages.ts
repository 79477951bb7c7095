import { check } from '../../build/check/check.ts';
import { checkLinks } from '../../build/check/links.ts';
import { pageFacts } from '../../build/check/page-facts.ts';
import type { SiteAddress } from '../../build/contract/definition.ts';
import { outputFile } from '../../build/contract/output.ts';
import type { Diagnostic } from '../../build/diagnostics/diagnostic.ts';
import type { Page } from '../../build/draw/render.ts';
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

/** A valid page as the rendering stage hands it over, made of the parts a test is about. */
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
  const entry = { slug: path.slice(1), path, data: file.data, html: prose, headings: [], words: 0 };
  const output = `${path.slice(1)}/index.html`;
  const head = `<meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}">`;
  const contents = `<!doctype html><html lang="fr"><head>${head}</head><body>${h1}${body}</body></html>`;
  const style = { text: css, file: outputFile('assets/a.css', css) };
  return {
    route: { kind: 'text', path, entry, file, text: source, output },
    file: outputFile(output, contents),
    style,
    inlined: true,
  };
}

/** What is found on these pages, published beside empty files with these names. */
export async function checked(
  pages: readonly Page[],
  others: readonly string[] = [],
  address: SiteAddress = ADDRESS,
): Promise<Diagnostic[]> {
  const files = [...pages.map(({ file }) => file), ...others.map((path) => ({ path, contents: '' }))];
  return check(pages, files, address);
}

export async function findings(...given: Parameters<typeof checked>): Promise<string[]> {
  return placesOf(await checked(...given));
}

/** What is found in the links of these pages, published beside files with these names. */
export function checkedLinks(
  pages: readonly Page[],
  others: readonly string[] = [],
  address: SiteAddress = ADDRESS,
): Diagnostic[] {
  const files = new Set([...pages.map(({ file }) => file.path), ...others]);
  return checkLinks(pages.map(pageFacts), files, address);
}
