import type { Page } from '../../contract/finished-page.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE, type Wording } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { fileOf } from './sources.ts';

/** A title, a description, one h1, unique ids, images with size and text, no style attribute. */
export function checkStructure(pages: readonly Page[]): Diagnostic[] {
  return pages.flatMap((page) =>
    [...missingFields(page), ...faultsOf(page)].map((wording) =>
      diagnostic('error', fileOf(page), WHOLE_FILE, wording),
    ),
  );
}

function missingFields({ route: { contentType, source }, facts }: Page): Wording[] {
  const fields = (['title', 'description'] as const).filter((field) => facts[field].trim() === '');
  return fields.map((field) => {
    const wording = messages.missing(field);
    return source === undefined ? { ...wording, hint: messages.codeFault(contentType) } : wording;
  });
}

function faultsOf({ facts: { h1, ids, images, styleAttributes } }: Page): Wording[] {
  const faults: Wording[] = [];
  if (h1 !== 1) faults.push(messages.mainTitles(h1));
  for (const id of repeated(ids)) faults.push(messages.repeatedId(id));
  for (const { src = '', alt, width, height } of images) {
    if (alt === undefined) faults.push(messages.imageWithoutText(src));
    if (!width || !height) faults.push(messages.imageWithoutSize(src));
  }
  if (styleAttributes > 0) faults.push(messages.styleAttributes(styleAttributes));
  return faults;
}

function repeated(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}
