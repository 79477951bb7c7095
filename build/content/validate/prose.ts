import type { Kind } from '../../contract/kind.ts';
import type { PlacedEntry } from '../../contract/placed-entry.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import { diagnostic } from '../../diagnostics/wording.ts';

type Kinds = Readonly<Record<string, Kind>>;

/** Reports a text, or a `::slot` in it, that its kind of page does not show. */
export function checkProse(kinds: Kinds, entries: readonly PlacedEntry[]): Diagnostic[] {
  return entries.flatMap(({ kind, file }) => {
    const prose = kinds[kind]?.prose;
    if (!prose) {
      if (!file.textStart) return [];
      return [diagnostic('error', file.path, file.textStart, messages.textWithoutPlace())];
    }
    return file.slots
      .filter(({ name }) => !prose.slots.includes(name))
      .map(({ name, ...place }) =>
        diagnostic('error', file.path, place, messages.slotWithoutPlace(name, holders(kinds, name))),
      );
  });
}

function holders(kinds: Kinds, slot: string): string[] {
  return Object.values(kinds).flatMap(({ files, prose }) =>
    files !== undefined && prose?.slots.includes(slot) ? files : [],
  );
}
