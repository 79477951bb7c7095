import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';

/** Reports a text, or a `::slot` in it, that its kind of page does not show. */
export function checkProse(contentTypes: ContentTypes, entries: readonly PlacedEntry[]): Diagnostic[] {
  return entries.flatMap(({ contentType, file }) => {
    const prose = contentTypes[contentType]?.prose;
    if (!prose) {
      if (!file.textStart) return [];
      return [diagnostic('error', file.path, file.textStart, messages.textWithoutPlace())];
    }
    return file.slots
      .filter(({ name }) => !prose.slots.includes(name))
      .map(({ name, ...place }) =>
        diagnostic('error', file.path, place, messages.slotWithoutPlace(name, holders(contentTypes, name))),
      );
  });
}

function holders(contentTypes: ContentTypes, slot: string): string[] {
  return Object.values(contentTypes).flatMap(({ files, prose }) =>
    files !== undefined && prose?.slots.includes(slot) ? files : [],
  );
}
