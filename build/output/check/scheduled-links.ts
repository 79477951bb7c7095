import type { PlacedEntry } from '../../contract/content.ts';
import type { Unpublished } from '../../contract/entry.ts';
import { matchesInFields } from '../../contract/field-diagnostics.ts';
import type { UpcomingPage } from '../../contract/planned-page.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { type Diagnostic, diagnostic, type Position } from '../../diagnostics/diagnostic.ts';
import { asPublished } from './addresses.ts';
import { fixInPlace } from './link-places.ts';
import { problems, type Targets, whyUnpublished } from './link-problem.ts';

interface Written extends Position {
  href: string;
  shown?: true;
}

/**
 * Links of scheduled pages, held against the site as it will be on their day: it comes by itself, and what they link must be there then.
 * What they show was looked for when they were read. `targets`: what is published today; `statics`: paths of the static files, each of which is
 * published once a page leads to it.
 */
export async function checkScheduledLinks(
  waiting: readonly PlacedEntry[],
  upcoming: readonly UpcomingPage[],
  unpublished: readonly UnpublishedPage[],
  targets: Targets,
  statics: readonly string[],
): Promise<Diagnostic[]> {
  const known = { ...targets, files: new Set([...targets.files, ...statics]) };
  const diagnostics = waiting.map(async (placed) => {
    const { path, source, unpublished: why } = placed.entry;
    const output = upcoming.find((page) => page.source === source && page.path === path)?.output;
    if (why?.why !== 'scheduled' || output === undefined) return [];
    const problemOf = problems(targetsOn(why.from, upcoming, unpublished, known));
    const lines = placed.text.split('\n');
    const links = [...placed.file.links, ...(await fieldLinks(placed))];
    return links.flatMap(({ href, shown, ...place }) => {
      const problem =
        shown || href.includes('{{') ? undefined : problemOf(asPublished(href, targets.address), { path, output });
      return problem ? [diagnostic('error', source, place, fixInPlace(problem.wording, href, place, lines))] : [];
    });
  });
  return (await Promise.all(diagnostics)).flat();
}

/** What can be linked on a day ('2026-12-03'). */
function targetsOn(
  day: string,
  upcoming: readonly UpcomingPage[],
  unpublished: readonly UnpublishedPage[],
  { files, ...targets }: Targets,
): Targets {
  const waits = (why: Unpublished | undefined) => why !== undefined && (why.why === 'draft' || why.from > day);
  const there = upcoming.filter(({ unpublished: why }) => !waits(why));
  return {
    ...targets,
    files: new Set([...files, ...there.map(({ output }) => output)]),
    unpublished: whyUnpublished(unpublished.filter((page) => waits(page.unpublished))),
  };
}

/** A field that is the path of a page, and nothing else. */
const PATH = /^\/(?![/\\])\S*$/g;

async function fieldLinks({ file, text }: PlacedEntry): Promise<Written[]> {
  const matches = await matchesInFields(file.data, text, PATH);
  return matches.map(({ match: [href], line, column, length }) => ({ href, line, column, length }));
}
