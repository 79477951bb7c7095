/** A text's lines, each within so many pixels; a word too long for one is broken, after a hyphen or a slash where it has one. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  const space = widthOf(' ', style);
  const lines: string[] = [];
  let room = 0;
  for (const word of wordsOf(text).flatMap((one) => (widthOf(one, style) <= width ? one : broken(one, width, style)))) {
    const needed = widthOf(word, style);
    const fits = lines.length > 0 && space + needed <= room;
    if (fits) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
    room = fits ? room - space - needed : width - needed;
  }
  return lines;
}

/** Words with the signs that French sets apart from them by a space, and that begin or end no line. */
function wordsOf(text: string): string[] {
  return text
    .replace(/ (?=[:;!?»%€])|(?<=«) /g, '\u00a0')
    .split(/[ \t\n]+/)
    .filter(Boolean);
}

/** Pieces of a word that each fit on a line, as long as can be, and at the least a character. */
function broken(word: string, width: number, style: TextStyle): string[] {
  const fits = (piece: string) => widthOf(piece, style) <= width;
  const pieces: string[] = [];
  let piece = '';
  const parts = word.split(/(?<=[-/_.\u00a0])/).flatMap((part) => (fits(part) ? part : Array.from(part)));
  for (const part of parts) {
    if (piece !== '' && !fits(piece + part)) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

export interface TextStyle {
  /** In pixels. */
  size: number;
  face: 'regular' | 'bold' | 'mono';
}

/** Widths in ems that text faces without serifs keep within, for characters of about one width; the first that fits counts. */
const WIDTHS: readonly (readonly [em: number, characters: RegExp])[] = [
  [0.23, /[\u00a0\u202f ]/],
  [0.28, /[ijlI.,:;'’!|·]/],
  [0.45, /[frt1()[\]{}"“”/\\-]/],
  [0.56, /[aceksuvxyzàâçéèêëùûü?«»]/],
  [0.95, /[mwM%@…—]/],
  [1.1, /W/],
  [0.62, /[a-zà-ÿ\d?$«»+=<>~^*_–]/],
  [0.8, /[A-ZÀ-Þ&€→]/],
];
/** Ideographs and emoji are as wide as they are high; so may be what is not known here. */
const WIDEST = 1.1;
/** What monospaced faces give each letter of theirs. */
const MONO = 0.62;
/** How much wider semi-bold text is. */
const BOLD = 1.06;

/** At most how wide a text is shown, in pixels, as far as that can be told without its font. */
export function widthOf(text: string, { size, face }: TextStyle): number {
  let ems = 0;
  for (const character of text) {
    const proportional = emsOf(character);
    ems += face === 'mono' && proportional < WIDEST ? MONO : proportional;
  }
  return ems * size * (face === 'bold' ? BOLD : 1);
}

function emsOf(character: string): number {
  return LATIN[character.codePointAt(0) ?? 0] ?? measured(character);
}

/** Widths of the characters that most texts are made of, by their code. */
const LATIN = Array.from({ length: 0x180 }, (_, code) => measured(String.fromCodePoint(code)));

function measured(character: string): number {
  return WIDTHS.find(([, characters]) => characters.test(character))?.[0] ?? WIDEST;
}
