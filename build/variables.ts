import type { Entry } from './definition.ts';
import type { Diagnostic } from './diagnostic.ts';
import { VARIABLE } from './markdown/variables.ts';
import { suggestion } from './suggest.ts';
import type { PlacedEntry } from './validate.ts';

/** Puts the site's own values where texts say `{{name}}`. A name nobody defined is an error. */
export function fillVariables(
  entries: readonly PlacedEntry[],
  values: Readonly<Record<string, string>>,
): { entries: PlacedEntry[]; diagnostics: Diagnostic[] } {
  const known = Object.keys(values).map((name) => `{{${name}}}`);
  return {
    entries: entries.map((placed) => ({ ...placed, entry: fill(placed.entry, values) })),
    diagnostics: entries.flatMap(({ file }) =>
      file.variables
        .filter(({ name }) => !Object.hasOwn(values, name))
        .map(
          ({ name, ...place }): Diagnostic => ({
            severity: 'error',
            file: file.source.path,
            ...place,
            rule: 'variable-inconnue',
            message: `La variable « ${name} » n'existe pas.`,
            hint: suggestion(name, known, `Variables possibles : ${known.join(', ')}.`),
          }),
        ),
    ),
  };
}

function fill({ html, headings, ...entry }: Entry, values: Readonly<Record<string, string>>): Entry {
  const substitute = (whole: string, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole);
  return {
    ...entry,
    html: html.replace(/<span data-variable="([^"]+)"><\/span>/g, (whole, name: string) =>
      escapeHtml(substitute(whole, name)),
    ),
    headings: headings.map((heading) => ({ ...heading, text: heading.text.replace(VARIABLE, substitute) })),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
