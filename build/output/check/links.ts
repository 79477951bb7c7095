import type { SiteAddress } from '../../contract/definition.ts';
import type { Page } from '../../contract/finished-page.ts';
import { type Diagnostic, diagnostic, type Position, WHOLE_FILE, type Wording } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { asWritten } from './addresses.ts';
import { fixInPlace, placesOf } from './link-places.ts';
import { isAbsolute, problems, type Targets } from './link-problem.ts';
import type { Texts } from './sources.ts';

/** A link of a page that leads nowhere, or elsewhere than it looks. */
interface BadLink {
  link: string;
  page: Page;
  wording: Wording;
}

/** A place where one was written. */
interface PlacedLink extends BadLink {
  file: string;
  place: Position;
}

/**
 * Every internal address leads to a page or a file, every fragment to an id, and none elsewhere than it looks. A bad one is named wherever its
 * writer wrote it. What stands in no text of its page comes from another text, or from the site's code: it is looked for once, and named once.
 * `looked`: the pages whose addresses are looked at.
 */
export function checkLinks(pages: readonly Page[], targets: Targets, texts: Texts, looked = pages): Diagnostic[] {
  const { address } = targets;
  const problemOf = problems(targets);
  const placed: PlacedLink[] = [];
  const strange = new Map<string, BadLink>();
  for (const page of looked) {
    const bad = page.facts.addresses.flatMap((link) => {
      const wording = problemOf(link, page.route);
      return wording ? { link, page, wording } : [];
    });
    const { source, path } = page.route;
    const own = source === undefined ? [] : writtenIn(source, path, bad, address, texts);
    const found = new Set(own.map(({ link }) => link));
    for (const one of bad) if (!found.has(one.link) && !strange.has(one.link)) strange.set(one.link, one);
    placed.push(...own);
  }
  const all = placed.concat(fromElsewhere([...strange.values()], pages, address, texts));
  const named = all.map(({ file, place, link, wording }): [string, Diagnostic] => [
    `${file}:${place.line}:${place.column}:${link}`,
    diagnostic('error', file, place, wording),
  ]);
  return [...new Map(named).values()];
}

/** The places of bad links in one text, which a page at `path` shows. */
function writtenIn(
  file: string,
  path: string,
  bad: readonly BadLink[],
  address: SiteAddress,
  texts: Texts,
): PlacedLink[] {
  const text = bad.length > 0 ? texts.get(file) : undefined;
  if (!text) return [];
  const places = placesOf(new Set(bad.map(({ link }) => link)), text, path, address);
  const lines = text.text.split('\n');
  return bad.flatMap((one) =>
    (places.get(one.link) ?? []).map((place) => {
      const wording = fixInPlace(one.wording, asWritten(one.link, address), place, lines);
      return { ...one, wording, file, place };
    }),
  );
}

function fromElsewhere(
  strange: readonly BadLink[],
  pages: readonly Page[],
  address: SiteAddress,
  texts: Texts,
): PlacedLink[] {
  // The same relative address means something else in another text.
  const absolute = strange.filter(({ link }) => isAbsolute(link));
  const paths = new Map(pages.map(({ route }) => [route.source, route.path]));
  const written = [...texts.keys()].flatMap((file) =>
    writtenIn(file, paths.get(file) ?? '/', absolute, address, texts),
  );
  const found = new Set(written.map(({ link }) => link));
  return written.concat(strange.filter(({ link }) => !found.has(link)).map(inCode));
}

/** At the published page, as no text holds it. */
function inCode({ wording, ...bad }: BadLink): PlacedLink {
  const { fix: _, ...said } = wording;
  const hint = messages.writtenNowhere(wording.hint);
  return { ...bad, wording: { ...said, hint }, file: bad.page.route.output, place: WHOLE_FILE };
}
