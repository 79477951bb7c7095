import { type LeftOut, leaveOut } from './left-out.ts';

/** The signs of a symbol font, by the codes of the letters that stand for them. */
type Symbols = ReadonlyMap<number, string>;

const WINGDINGS = symbols(
  '4a☺ 4b😐 4c☹ 46☞ e0→ e1↑ e2↓ df← e8➔ fc✓ fb✗ fd☒ fe☑ a8☐ 6f☐ 71❑ 6e■ 6c● a7▪ d8➢ 76❖ ab★ 28☎ 2a✉',
);
const GREEK = Array.from('αβχδεφγηιϕκλμνοπθρστυϖωξψζ').flatMap((letter, nth) => [
  `${(0x61 + nth).toString(16)}${letter}`,
  `${(0x41 + nth).toString(16)}${letter.toUpperCase()}`,
]);
const SYMBOL = symbols(`${GREEK.join(' ')} b3≥ a3≤ b9≠ b1± b4× b8÷ ae→ ac← ab↔ a5∞ bb≈ d6√ d0∠ e5∑ b0° b7• b6∂`);

/** Returns the signs of a font; undefined if it is no symbol font. */
export function symbolsOf(font: string): Symbols | undefined {
  const [name = ''] = /\b(?:wing|web)dings(?: \d)?|^["']?symbol\b/.exec(font) ?? [];
  if (name === '') return undefined;
  return name === 'wingdings' ? WINGDINGS : name.endsWith('symbol') ? SYMBOL : new Map();
}

/** Returns a text with the signs that readers saw: Outlook writes a smile as « J » in Wingdings, Word as U+F04A. Signs without an equivalent are counted. */
export function plainSymbols(value: string, font: Symbols | undefined, out: LeftOut): string {
  const plain = (sign: string) => signOf(sign, font ?? WINGDINGS, out);
  const letters = font === SYMBOL ? /[A-Za-z\xa1-\xff]/g : /[!-~\xa1-\xff]/g;
  return (font ? value.replace(letters, plain) : value).replace(/[\ue000-\uf8ff]/g, plain);
}

/** Returns the sign of a letter. Word adds U+F000 to the code of a symbol. */
function signOf(sign: string, font: Symbols, out: LeftOut): string {
  const code = sign.charCodeAt(0);
  return font.get(code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code) ?? leaveOut('symbols', out).join('');
}

function symbols(list: string): Symbols {
  return new Map(list.split(' ').map((pair) => [Number.parseInt(pair.slice(0, 2), 16), pair.slice(2)]));
}
