import type { Label } from './diagram.ts';

/** An arrow in the ways that people type it. */
const ARROW = /^(?:[→⇒➔➜⟶]|[-=]+>)\s*/;
const COUNT = /\((\d[^()]*)\)$/;

/** Splits a step's text into its name, the action behind the first colon and a space, and the count: parentheses at the end that begin with a number. */
export function labelOf(text: string): Label {
  const [whole = '', count] = COUNT.exec(text) ?? [];
  const words = text.slice(0, text.length - whole.length).trim();
  const colon = words.search(/:\s/);
  const name = colon > 0 ? words.slice(0, colon).trim() : words;
  return { name, ...(colon > 0 && { action: words.slice(colon + 1).trim() }), ...(count && { count }) };
}

/** The key by which arrows refer to a step: its text without the count, whatever its capitals, spaces and apostrophes. */
export function keyOf(text: string): string {
  const { name, action = '' } = labelOf(text);
  return [name, action]
    .filter(Boolean)
    .join(':')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** The text behind an arrow; undefined for a text that begins with none. */
export function aimOf(text: string): string | undefined {
  return ARROW.test(text) ? text.replace(ARROW, '') : undefined;
}
