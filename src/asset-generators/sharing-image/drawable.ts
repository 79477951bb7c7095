import type { Face } from './face.ts';

/** A text whose characters a font has, and the characters that were replaced in it. */
export interface Drawable {
  text: string;
  replaced: readonly string[];
}

/** Replacements for signs that a font may lack. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2192': '>',
  '\u2212': '–',
  '\u02bc': '’',
  '\u2009': '\u202f',
};

/** Writes a text with what a font has: a like sign, else the letter without its accent, else nothing. */
export function toDrawable(text: string, { has }: Pick<Face, 'has'>): Drawable {
  const replaced = new Set<string>();
  const drawn = Array.from(text.normalize('NFC'), (character) => {
    if (has(character) || /\s/.test(character)) return character;
    const alike = ALIKE[character];
    if (alike !== undefined && has(alike)) return alike;
    replaced.add(character);
    const [letter = ''] = character.normalize('NFKD');
    return letter !== character && has(letter) ? letter : '';
  });
  return { text: drawn.join('').replace(/ {2,}/g, ' ').trim(), replaced: [...replaced] };
}
