import type { Heading } from '../../build/contract/entry.ts';
import { anchors } from '../routes.ts';
import { type CitedFact, SOURCES_TITLE } from './cited-fact.ts';
import { DOWNLOADS_TITLE, type Download } from './downloads.ts';

/** Returns the headings of sections that follow a text, for its table of contents. */
export function sectionsAfter(
  downloads: readonly Download[],
  sources: readonly CitedFact[],
): Pick<Heading, 'id' | 'text'>[] {
  return [
    ...(downloads.length > 0 ? [{ id: anchors.downloads, text: DOWNLOADS_TITLE }] : []),
    ...(sources.length > 0 ? [{ id: anchors.sources, text: SOURCES_TITLE }] : []),
  ];
}
