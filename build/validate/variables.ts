import type { Entry } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { MARK, VARIABLE } from '../parse/markdown/variables.ts';
import type { SourceVariable } from '../parse/parsed-file.ts';
import { matchesInFields } from './field-texts.ts';
import type { PlacedEntry } from './validate.ts';

type Values = Readonly<Record<string, string>>;

/** Puts the site's own values where texts and front matter say `{{name}}`. A name nobody defined is an error. */
export function fillVariables(
  entries: readonly PlacedEntry[],
  values: Values,
): { entries: PlacedEntry[]; diagnostics: Diagnostic[] } {
  // A setting may name another one; one that still names any after that goes in circles.
  const full = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, substitute(value, values)]));
  return {
    entries: entries.map((placed) => ({ ...placed, entry: fill(placed.entry, full) })),
    diagnostics: entries.flatMap(({ file, text }) =>
      [...inFields(file.data, text), ...file.variables].flatMap(({ name, ...place }): Diagnostic[] => {
        const problem = problemOf(name, full);
        return problem ? [{ severity: 'error', file: file.path, ...place, ...problem }] : [];
      }),
    ),
  };
}

function inFields(data: unknown, source: string): SourceVariable[] {
  return matchesInFields(data, source, VARIABLE).map(({ match: [, name = ''], ...place }) => ({ name, ...place }));
}

function problemOf(name: string, values: Values): Pick<Diagnostic, 'rule' | 'message' | 'hint'> | undefined {
  const known = Object.keys(values).map((one) => `{{${one}}}`);
  if (!Object.hasOwn(values, name)) {
    return {
      rule: 'variable-inconnue',
      message: `La variable « ${name} » n'existe pas.`,
      hint: suggestion(name, known, `Variables possibles : ${known.join(', ')}.`),
    };
  }
  if (values[name]?.search(VARIABLE) === -1) return undefined;
  return {
    rule: 'variable-en-boucle',
    message: `La valeur de la variable « ${name} » contient elle-même une variable.`,
    hint: 'Écrivez cette valeur en toutes lettres dans les réglages du site.',
  };
}

function fill({ html, headings, data, ...entry }: Entry, values: Values): Entry {
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  return {
    ...entry,
    data: fillData(data, values),
    html: fillMarks(html, escaped),
    headings: headings.map((heading) => ({ ...heading, text: fillMarks(heading.text, values) })),
  };
}

function fillData(data: unknown, values: Values): unknown {
  if (typeof data === 'string') return substitute(data, values);
  if (Array.isArray(data)) return data.map((value) => fillData(value, values));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillData(value, values)]));
}

/** Only the marks are variables in what was Markdown: the braces that are left were written to be shown. */
function fillMarks(text: string, values: Values): string {
  return text.replace(MARK, (_mark, name: string) => substitute(`{{${name}}}`, values));
}

function substitute(text: string, values: Values): string {
  return text.replace(VARIABLE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
