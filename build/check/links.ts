import { closestMatch } from 'leven';
import type { SiteAddress } from '../definition.ts';
import type { Diagnostic, Position } from '../diagnostic.ts';
import { publishedPath } from '../html/addresses.ts';
import type { ParsedFile } from '../parse.ts';
import type { PageFacts } from './page-facts.ts';

/** Every internal address leads to a page or a file, every fragment to an id. A dead one is named where its writer wrote it. */
export function checkLinks(
  pages: readonly PageFacts[],
  files: ReadonlySet<string>,
  address: SiteAddress,
): Diagnostic[] {
  const idsByOutput = new Map(pages.map(({ page, ids }) => [page.file.path, new Set(ids)]));
  const found = pages.flatMap((facts) =>
    [...new Set(facts.links)].flatMap((link) => {
      const problem = problemOf(link, facts, idsByOutput, files, address);
      return problem ? [{ link, facts, ...problem }] : [];
    }),
  );
  const diagnostics = new Map<string, Diagnostic>();
  for (const { link, facts, message, hint } of found) {
    const { file } = facts.page.route;
    const place = placeOf(link, file, address);
    // A link of the frame is dead on every page: once is enough.
    const key = place ? `${file.source.path}:${place.line}:${place.column}:${link}` : link;
    if (diagnostics.has(key)) continue;
    diagnostics.set(key, {
      severity: 'error',
      file: file.source.path,
      ...(place ?? { line: 1, column: 1 }),
      rule: 'lien-mort',
      message,
      hint,
    });
  }
  return [...diagnostics.values()];
}

function problemOf(
  link: string,
  { page, ids }: PageFacts,
  idsByOutput: ReadonlyMap<string, ReadonlySet<string>>,
  files: ReadonlySet<string>,
  address: SiteAddress,
): { message: string; hint: string } | undefined {
  const url = parseUrl(link, `${address.origin}${address.base}${page.route.path}`);
  if (!url) return { message: `« ${link} » n'est pas une adresse.`, hint: "Vérifiez l'adresse." };
  if (url.origin !== address.origin) return undefined;
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (link.startsWith('#')) {
    if (fragment === '' || ids.includes(fragment)) return undefined;
    return {
      message: `Le lien « ${link} » ne mène à aucun endroit de cette page.`,
      hint: `Ancres de la page : ${anchors(ids)}.`,
    };
  }
  const target = outputFor(decodeURIComponent(url.pathname), address, files);
  if (target === undefined) {
    const near = closestMatch(url.pathname, pathsOf(files, address), { maxDistance: 3 });
    const hint = near
      ? `Vouliez-vous dire « ${near} » ?`
      : "Vérifiez l'adresse, sans barre finale : /services, /blog/nom-de-l-article…";
    return { message: `Le lien « ${link} » ne mène à aucune page du site.`, hint };
  }
  const targetIds = idsByOutput.get(target);
  if (fragment === '' || targetIds === undefined || targetIds.has(fragment)) return undefined;
  return {
    message: `Le lien « ${link} » vise une ancre que sa page n'a pas.`,
    hint: `Ancres de cette page : ${anchors([...targetIds])}.`,
  };
}

function outputFor(pathname: string, { base }: SiteAddress, files: ReadonlySet<string>): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length + 1).replace(/\/$/, '');
  return [path, `${path}/index.html`.replace(/^\//, ''), `${path}.html`].find((candidate) => files.has(candidate));
}

/** The addresses of all pages, as the host serves them. */
function pathsOf(files: ReadonlySet<string>, address: SiteAddress): string[] {
  return [...files]
    .filter((file) => file.endsWith('index.html'))
    .map((file) => publishedPath(address, `/${file.replace(/\/?index\.html$/, '')}`));
}

/** Where a file holds the address: a link of its Markdown, else a line of its front matter. */
function placeOf(link: string, file: ParsedFile, { base }: SiteAddress): Position | undefined {
  const written = base !== '' && link.startsWith(base) ? link.slice(base.length) : link;
  const spellings = new Set([link, written, written.replace(/\/(?=$|#|\?)/, '')]);
  const inText = file.links.find(({ href }) => spellings.has(href));
  if (inText) return { line: inText.line, column: inText.column, length: inText.length };
  const lines = file.source.text.split('\n');
  for (const spelling of spellings) {
    const pattern = new RegExp(`(?<=[\\s"'(])${escapeRegExp(spelling)}(?=["')\\s]|$)`);
    for (const [index, text] of lines.entries()) {
      const match = pattern.exec(text);
      if (match) return { line: index + 1, column: match.index + 1, length: spelling.length };
    }
  }
  return undefined;
}

function parseUrl(link: string, from: string): URL | undefined {
  try {
    return new URL(link, from);
  } catch {
    return undefined;
  }
}

function anchors(ids: readonly string[]): string {
  return (
    ids
      .slice(0, 12)
      .map((id) => `#${id}`)
      .join(', ') || 'aucune'
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
