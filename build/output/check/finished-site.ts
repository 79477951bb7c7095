import type { Content } from '../../contract/content.ts';
import type { Page } from '../../contract/finished-page.ts';
import { fileText } from '../../contract/output.ts';
import type { PlacedEntry } from '../../contract/placed-entry.ts';
import type { UpcomingPage } from '../../contract/planned-page.ts';
import type { FinishedSite } from './check.ts';
import type { CheckedPage, WrittenText } from './checked-page.ts';

/** A site as the checks look at it. `files`: paths of all that will be published, once for each source of a file. */
export function finishedSite(
  pages: readonly Page[],
  { entries, unpublished, whole, settings }: Pick<Content, 'entries' | 'unpublished' | 'whole' | 'settings'>,
  files: readonly string[],
  upcoming: readonly UpcomingPage[],
): FinishedSite {
  const published = new Set(entries);
  return {
    pages: pages.map(checkedPage),
    files,
    address: settings.address,
    ...(settings.titleLimit !== undefined && { titleLimit: settings.titleLimit }),
    unpublished,
    waiting: whole.entries.filter((placed) => !published.has(placed)),
    upcoming,
    texts: new Map(entries.map((placed) => [placed.entry.source, writtenText(placed)])),
    fieldPlaces: async (text) => (await import('../../diagnostics/front-matter/field-places.ts')).fieldPlaces(text),
  };
}

function checkedPage({ route, file, facts, style }: Page): CheckedPage {
  const { contentType, path, output, source, leadsTo } = route;
  return {
    contentType,
    path,
    output,
    html: () => fileText(file),
    facts,
    ...(source !== undefined && { source }),
    ...(leadsTo !== undefined && { leadsOn: true }),
    ...(style && { style: style.text }),
  };
}

function writtenText({ file, text, entry }: PlacedEntry): WrittenText {
  const { links, textStart } = file;
  return { text, data: entry.data, html: entry.html, links, ...(textStart && { textStart }) };
}
