import { closestMatch } from 'leven';
import type { Diagnostic } from './diagnostic.ts';
import type { PlacedEntry } from './validate.ts';

/** Puts the site's own values where texts say `{{name}}`. A name nobody defined is an error. */
export function fillVariables(
  entries: readonly PlacedEntry[],
  values: Readonly<Record<string, string>>,
): { entries: PlacedEntry[]; diagnostics: Diagnostic[] } {
  return {
    entries: entries.map((placed) => ({
      ...placed,
      entry: { ...placed.entry, html: fill(placed.entry.html, values) },
    })),
    diagnostics: entries.flatMap(({ file }) =>
      file.variables
        .filter(({ name }) => !(name in values))
        .map(({ name, ...place }): Diagnostic => {
          const near = closestMatch(name, Object.keys(values), { maxDistance: 3 });
          const hint = near
            ? `Vouliez-vous dire « {{${near}}} » ?`
            : `Variables possibles : ${Object.keys(values).join(', ')}.`;
          return {
            severity: 'error',
            file: file.source.path,
            ...place,
            rule: 'variable-inconnue',
            message: `La variable « ${name} » n'existe pas.`,
            hint,
          };
        }),
    ),
  };
}

function fill(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/<span data-variable="([^"]+)"><\/span>/g, (whole, name: string) =>
    escapeHtml(values[name] ?? whole),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
