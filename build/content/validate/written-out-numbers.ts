import type { PlacedEntry } from '../../contract/content.ts';
import { matchesInFields } from '../../contract/field-diagnostics.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { variables as messages } from '../../diagnostics/messages/variables.fr.ts';
import { memoize } from '../../platform/memoize.ts';

type Values = Readonly<Record<string, string>>;

/** A telephone number of the settings that a text writes out, in whatever form: it would stay there when the settings change. */
export async function writtenOutNumbers(entries: readonly PlacedEntry[], values: Values): Promise<Diagnostic[]> {
  const numbers = numbersIn(values);
  const diagnostics = entries.flatMap((entry) =>
    numbers.flatMap((number) => (isIn(entry, number) ? [[entry, number] as const] : [])),
  );
  return (await Promise.all(diagnostics.map(([entry, number]) => inEntry(entry, number)))).flat();
}

interface KnownNumber {
  /** Of the variable. */
  name: string;
  pattern: RegExp;
}

const numbersIn = memoize(
  (values: Values): readonly KnownNumber[] =>
    Object.entries(values).flatMap(([name, value]) => {
      const digits = value.replace(/\D/g, '').replace(/^0+/, '');
      const isNumber = /^\+?[\d\s().-]+$/.test(value) && digits.length >= LEAST_DIGITS;
      return isNumber ? [{ name, pattern: anyFormOf(digits) }] : [];
    }),
  (values) => JSON.stringify(values),
);

const LEAST_DIGITS = 8;
const GAP = String.raw`[\s.-]*`;

/** Behind a country's code or a zero or both, with spaces, points or hyphens between its digits. */
function anyFormOf(digits: string): RegExp {
  return new RegExp(
    String.raw`(?<![\d+])(?:(?:\+|00)(?:\d{1,3}${GAP})?)?(?:(?:\(0\)|0)${GAP})?${[...digits].join(GAP)}(?!\d)`,
    'g',
  );
}

/** Anywhere in the file, code and addresses included: few files are looked at more closely. */
const isIn = memoize(({ text }: PlacedEntry, { pattern }: KnownNumber) => text.search(pattern) !== -1);

/** What reads prose is slow to load, and loaded for a text that holds a number. */
async function inEntry({ file, text }: PlacedEntry, { name, pattern }: KnownNumber): Promise<Diagnostic[]> {
  const { passagesOf } = await import('../review/passages.ts');
  const fields = await matchesInFields(file.data, text, pattern);
  const prose = passagesOf(text, file.textStart?.line).flatMap(({ line, column, text: passage }) =>
    Array.from(passage.matchAll(pattern), (match) => ({
      match,
      line,
      column: column + match.index,
      length: match[0].length,
    })),
  );
  return [...fields, ...prose].map(({ match, ...place }) =>
    diagnostic('warning', file.path, place, messages.writtenOut(match[0], name)),
  );
}
