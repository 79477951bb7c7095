import type { Label } from './diagram.ts';

/** As people type it. */
const ARROW = /^(?:[→⇒➔➜⟶]|[-=]+>)\s*/;
const COUNT = /\((\d[^()]*)\)$/;

/** A step's text in its parts: what follows the first colon and a space, and the parentheses at its end that begin with a number. */
export function labelOf(text: string): Label {
  const [whole = '', count] = COUNT.exec(text) ?? [];
  const words = text.slice(0, text.length - whole.length).trim();
  const colon = words.search(/:\s/);
  const name = colon > 0 ? words.slice(0, colon).trim() : words;
  return { name, ...(colon > 0 && { action: words.slice(colon + 1).trim() }), ...(count && { count }) };
}

/** By what links name a step: its text without its count, whatever its capitals and spaces. */
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

/** What a text leads to, where it begins with an arrow. */
export function aimOf(text: string): string | undefined {
  return ARROW.test(text) ? text.replace(ARROW, '') : undefined;
}
