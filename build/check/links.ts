import type { SiteAddress } from '../definition.ts';
import type { Diagnostic, Position } from '../diagnostic.ts';
import { absoluteUrl, publishedPath } from '../html/addresses.ts';
import type { ParsedFile } from '../parse.ts';
import { suggestion } from '../suggest.ts';
import type { PageFacts } from './page-facts.ts';

/** Every internal address leads to a page or a file, every fragment to an id. A dead one is named wherever its writer wrote it. */
export function checkLinks(
  pages: readonly PageFacts[],
  files: ReadonlySet<string>,
  address: SiteAddress,
): Diagnostic[] {
  const idsByOutput = new Map(pages.map(({ page, ids }) => [page.file.path, new Set(ids)]));
  const reported = new Set<string>();
  return pages.flatMap((facts) =>
    [...new Set(facts.links)].flatMap((link) => {
      const problem = problemOf(link, facts, idsByOutput, files, address);
      if (!problem) return [];
      const { file } = facts.page.route;
      const places = placesOf(link, file, address);
      // A link that stands in no text is the frame's: dead on every page, it is named once.
      if (places.length === 0 && reported.has(link)) return [];
      reported.add(link);
      const found = places.length > 0 ? places : [{ line: 1, column: 1 }];
      return found.map(
        (place): Diagnostic => ({ severity: 'error', file: file.source.path, ...place, rule: 'lien-mort', ...problem }),
      );
    }),
  );
}

function problemOf(
  link: string,
  { page, ids }: PageFacts,
  idsByOutput: ReadonlyMap<string, ReadonlySet<string>>,
  files: ReadonlySet<string>,
  address: SiteAddress,
): { message: string; hint: string } | undefined {
  const url = parseUrl(link, absoluteUrl(address, page.route.path));
  const fragment = url && decoded(url.hash.slice(1));
  const pathname = url && decoded(url.pathname);
  if (!url || fragment === undefined || pathname === undefined) {
    return {
      message: `« ${link} » n'est pas une adresse.`,
      hint: "Vérifiez l'adresse ; un signe « % » s'y écrit « %25 ».",
    };
  }
  if (url.origin !== address.origin) return undefined;
  if (link.startsWith('#')) {
    if (fragment === '' || ids.includes(fragment)) return undefined;
    return {
      message: `Le lien « ${link} » ne mène à aucun endroit de cette page.`,
      hint: `Ancres de la page : ${anchors(ids)}.`,
    };
  }
  const target = outputFor(pathname, address, files);
  if (target === undefined) {
    const hint = suggestion(
      pathname,
      pathsOf(files, address),
      "Vérifiez l'adresse, sans barre finale : /services, /blog/nom-de-l-article…",
    );
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

/** Where a file holds the address: links of its Markdown, else lines of its front matter. */
function placesOf(link: string, file: ParsedFile, address: SiteAddress): Position[] {
  const same = (text: string) => (decoded(text) ?? text) === (decoded(link) ?? link);
  const isIt = (written: string) => same(written) || same(asPublished(written, address));
  const inText = file.links.filter(({ href }) => isIt(href));
  if (inText.length > 0) return inText.map(({ line, column, length }) => ({ line, column, length }));
  return file.source.text
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/[^\s"'()]+/g)]
        .filter(([word]) => isIt(word))
        .map(({ 0: word, index: at }) => ({ line: index + 1, column: at + 1, length: word.length })),
    );
}

function asPublished(written: string, address: SiteAddress): string {
  return written.startsWith('/') ? publishedPath(address, written) : written;
}

function parseUrl(link: string, from: string): URL | undefined {
  try {
    return new URL(link, from);
  } catch {
    return undefined;
  }
}

/** Without percent-encoding; undefined when that is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
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
