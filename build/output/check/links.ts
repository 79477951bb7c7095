import type { PlacedEntry } from '../../contract/content.ts';
import type { SiteAddress, UpcomingPage } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Position, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Unpublished } from '../../contract/entry.ts';
import type { Page } from '../../contract/finished-page.ts';
import { matchesInFields } from '../../diagnostics/field-diagnostics.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { isAbsolute, type LinkProblem, problems, type Targets } from './link-problem.ts';
import { addressInText, addressOnSite, addressPlaces, fixInPlace, type Texts } from './places.ts';

interface BadLink extends LinkProblem {
  link: string;
  page: Page;
}

interface PlacedLink extends BadLink {
  file: string;
  place: Position;
}

/**
 * Reports each bad link at all its places in the page's text, or else in any text, or else once at the page. Links to unpublished pages are
 * reported only for published pages. `looked`: the pages to check.
 */
export function checkLinks(pages: readonly Page[], targets: Targets, texts: Texts, looked = pages): Diagnostic[] {
  const { address } = targets;
  const problemOf = problems(targets);
  const placed: PlacedLink[] = [];
  const elsewhere = new Map<string, BadLink>();
  for (const page of looked) {
    const { source, path, leadsTo } = page.route;
    const isPublished = leadsTo === undefined && !targets.unpublished.has(path);
    const bad = page.facts.addresses.flatMap((link) => {
      const problem = problemOf(link, page.route);
      return problem && (isPublished || problem.severity === 'error') ? { link, page, ...problem } : [];
    });
    const own = source === undefined ? [] : findInText(source, path, bad, address, texts);
    const reported = new Set(own.map(({ link }) => link));
    const notWritten = bad.filter(({ link, severity }) => severity === 'error' && !reported.has(link));
    for (const one of notWritten) if (!elsewhere.has(one.link)) elsewhere.set(one.link, one);
    placed.push(...own);
  }
  const all = placed.concat(findInOtherTexts([...elsewhere.values()], pages, address, texts));
  const named = all.map(({ severity, file, place, link, wording }): [string, Diagnostic] => [
    `${file}:${place.line}:${place.column}:${link}`,
    diagnostic(severity, file, place, wording),
  ]);
  return [...new Map(named).values()];
}

/** Finds bad links in one text. `path`: path of the page that shows the text. */
function findInText(
  file: string,
  path: string,
  bad: readonly BadLink[],
  address: SiteAddress,
  texts: Texts,
): PlacedLink[] {
  const text = bad.length > 0 ? texts.get(file) : undefined;
  if (!text) return [];
  const places = addressPlaces(new Set(bad.map(({ link }) => link)), text, path, address);
  const lines = text.text.split('\n');
  return bad.flatMap((one) =>
    (places.get(one.link) ?? []).map((place) => {
      const wording = fixInPlace(one.wording, addressInText(one.link, address), place, lines);
      return { ...one, wording, file, place };
    }),
  );
}

function findInOtherTexts(
  links: readonly BadLink[],
  pages: readonly Page[],
  address: SiteAddress,
  texts: Texts,
): PlacedLink[] {
  // Relative addresses mean something else on every page.
  const absolute = links.filter(({ link }) => isAbsolute(link));
  const paths = new Map(pages.map(({ route }) => [route.source, route.path]));
  const badLinks = [...texts.keys()].flatMap((file) =>
    findInText(file, paths.get(file) ?? '/', absolute, address, texts),
  );
  const reported = new Set(badLinks.map(({ link }) => link));
  return badLinks.concat(links.filter(({ link }) => !reported.has(link)).map(inCode));
}

/** Reports a bad link in the site's code at the published page. */
function inCode({ wording, ...bad }: BadLink): PlacedLink {
  const { fix: _, ...words } = wording;
  const hint = messages.writtenNowhere(wording.hint);
  return { ...bad, wording: { ...words, hint }, file: bad.page.route.output, place: WHOLE_FILE };
}

interface Written extends Position {
  href: string;
  shown?: true;
}

/** Checks links of scheduled pages against the site of their day. `statics`: files that are published once a page links to them. */
export async function checkScheduledLinks(
  waiting: readonly PlacedEntry[],
  upcoming: readonly UpcomingPage[],
  targets: Targets,
  statics: readonly string[],
): Promise<Diagnostic[]> {
  const files = [...targets.files, ...statics];
  const diagnostics = waiting.map(async (placed) => {
    const { path, source, unpublished: why } = placed.entry;
    const output = upcoming.find((page) => page.source === source && page.path === path)?.output;
    if (why?.why !== 'scheduled' || output === undefined) return [];
    const waits = (one: Unpublished | undefined) => one !== undefined && (one.why === 'draft' || one.from > why.from);
    const there = upcoming.filter((page) => !waits(page.unpublished)).map((page) => page.output);
    const unpublished = new Map([...targets.unpublished].filter(([, one]) => waits(one)));
    const problemOf = problems({ ...targets, unpublished, files: new Set([...files, ...there]) });
    const lines = placed.text.split('\n');
    const links = [...placed.file.links, ...(await fieldLinks(placed))];
    return links.flatMap(({ href, shown, ...place }) => {
      const problem =
        shown || href.includes('{{') ? undefined : problemOf(addressOnSite(href, targets.address), { path, output });
      return problem ? [diagnostic('error', source, place, fixInPlace(problem.wording, href, place, lines))] : [];
    });
  });
  return (await Promise.all(diagnostics)).flat();
}

/** A field whose value is the path of a page. */
const PATH = /^\/(?![/\\])\S*$/g;

async function fieldLinks({ file, text }: PlacedEntry): Promise<Written[]> {
  const matches = await matchesInFields(file.data, text, PATH);
  return matches.map(({ match: [href], line, column, length }) => ({ href, line, column, length }));
}
