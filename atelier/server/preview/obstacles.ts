import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import { unpublishedOn } from '../../../build/contract/publication.ts';
import { dayOf, startOfDay } from '../../../build/contract/text.ts';
import type { ContentText, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';

/**
 * The errors of a text that would stop a build for visitors, on the day that its page is published; none of a draft, which stops no build.
 * Such a build refuses more than one for the writer: texts that wait to be filled in, links to what is not published.
 */
export async function obstacles(host: WorkshopHost, source: ContentText): Promise<Diagnostic[]> {
  return (await forVisitors(host, source)).filter(({ severity }) => severity === 'error');
}

/** All that such a build would say of it: what it leaves out of the page, and what is not the agency's own yet, are no errors. */
export async function forVisitors(host: WorkshopHost, source: ContentText): Promise<readonly Diagnostic[]> {
  const { contentTypes, timeZone = 'UTC' } = host.site;
  const contentType = contentTypes[host.identify(source.name).contentType ?? ''];
  const read = readFrontMatter(source.text);
  const unpublished =
    contentType && 'data' in read ? unpublishedOn(contentType, read.data, dayOf(new Date(), timeZone)) : undefined;
  if (unpublished?.why === 'draft') return [];
  const visitors = unpublished ? startOfDay(unpublished.from, timeZone) : new Date();
  return (await host.draft(source, visitors)).diagnostics;
}

/** The diagnostics with those for visitors among them: one at the same place by the same rule takes the place of a milder one. */
export function withObstacles(diagnostics: readonly Diagnostic[], found: readonly Diagnostic[]): Diagnostic[] {
  const worse = new Set(found.map(keyOf));
  return [...diagnostics.filter((one) => !worse.has(keyOf(one))), ...found];
}

function keyOf({ line, column, rule }: Diagnostic): string {
  return [line, column, rule].join(' ');
}
