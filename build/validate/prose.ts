import type { SiteDefinition } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PlacedEntry } from './validate.ts';

/** A text, or a `::slot` of it, that its kind of page has no place for would vanish without a word. */
export function checkProse(kinds: SiteDefinition['kinds'], entries: readonly PlacedEntry[]): Diagnostic[] {
  return entries.flatMap(({ kind, file }): Diagnostic[] => {
    const prose = kinds[kind]?.prose;
    const at = { severity: 'error' as const, file: file.path };
    if (!prose) {
      if (!file.textStart) return [];
      const message = "Cette page n'affiche aucun texte hors de son en-tête : celui-ci serait perdu.";
      const hint = "Mettez-le dans un champ de l'en-tête, ou supprimez-le.";
      return [{ ...at, ...file.textStart, rule: 'texte-sans-place', message, hint }];
    }
    return file.slots
      .filter(({ name }) => !prose.slots.includes(name))
      .map(({ name, ...place }) => ({
        ...at,
        ...place,
        rule: 'bloc-sans-place',
        message: `Le bloc « ::${name} » n'a pas de place dans ce genre de page : il serait perdu.`,
        hint: `Fichiers qui peuvent le contenir : ${holders(kinds, name).join(', ')}.`,
      }));
  });
}

/** Names of all slots that some kind of page has a place for. */
export function slotsOf(kinds: SiteDefinition['kinds']): string[] {
  return [...new Set(Object.values(kinds).flatMap(({ prose }) => prose?.slots ?? []))];
}

function holders(kinds: SiteDefinition['kinds'], slot: string): string[] {
  return Object.values(kinds)
    .filter(({ prose }) => prose?.slots.includes(slot))
    .map(({ files }) => files);
}
