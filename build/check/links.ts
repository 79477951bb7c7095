import type { SiteAddress } from '../contract/definition.ts';
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import { placesIn } from './link-places.ts';
import { type LinkProblem, problemOf } from './link-problem.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * Every internal address leads to a page or a file, every fragment to an id, and none elsewhere than it looks.
 * A bad one is named wherever its writer wrote it.
 */
export function checkLinks(
  pages: readonly PageFacts[],
  files: ReadonlySet<string>,
  address: SiteAddress,
): Diagnostic[] {
  const idsByOutput = new Map(pages.map(({ page, ids }) => [page.file.path, new Set(ids)]));
  const targets = { address, files, idsByOutput };
  const placesOf = askedOnce(address);
  const named = new Map<string, Diagnostic>();
  const strange = new Set<string>();
  for (const { page, links } of pages) {
    for (const link of new Set(links)) {
      const problem = problemOf(link, page.route.path, page.file.path, targets);
      if (!problem) continue;
      const own = writtenIn([page], link, problem, placesOf);
      // What stands in no text of its page comes from another text, or from the site's code: looked for once, named once.
      const found = own.length > 0 || strange.has(link) ? own : fromElsewhere(link, problem, page, pages, placesOf);
      if (own.length === 0) strange.add(link);
      for (const one of found) named.set(`${one.file}:${one.line}:${one.column}:${link}`, one);
    }
  }
  return [...named.values()];
}

type Page = PageFacts['page'];
type PlacesOf = (page: Page) => (link: string) => Position[];

/** Keeps what was gathered of each page's file. */
function askedOnce(address: SiteAddress): PlacesOf {
  const asked = new Map<Page, (link: string) => Position[]>();
  return (page) => {
    const places = asked.get(page) ?? placesIn(page.route, address);
    asked.set(page, places);
    return places;
  };
}

function writtenIn(pages: readonly Page[], link: string, problem: LinkProblem, placesOf: PlacesOf): Diagnostic[] {
  return pages.flatMap((page) =>
    placesOf(page)(link).map(
      (place): Diagnostic => ({ severity: 'error', file: page.route.file.path, ...place, ...problem }),
    ),
  );
}

function fromElsewhere(
  link: string,
  problem: LinkProblem,
  page: Page,
  pages: readonly PageFacts[],
  placesOf: PlacesOf,
): Diagnostic[] {
  const others = pages.map((facts) => facts.page);
  const written = writtenIn(others, link, problem, placesOf);
  if (written.length > 0) return written;
  const hint = `Aucun texte de page ne contient cette adresse : elle vient des réglages ou du code du site. ${problem.hint}`;
  return [{ severity: 'error', file: page.file.path, line: 1, column: 1, ...problem, hint }];
}
