/** Breaks a text into few lines of even length, `width` pixels at most. Long words are broken, after a hyphen or slash if possible. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  const words = splitWords(text).flatMap((one) => (widthOf(one, style) <= width ? one : breakWord(one, width, style)));
  const narrowest = Math.max(0, ...words.map((word) => widthOf(word, style)));
  let lines = fillLines(words, width, style);
  for (let room = width - style.size; lines.length > 1 && room >= narrowest; room -= style.size) {
    const narrower = fillLines(words, room, style);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Fills each line with as many words as fit. */
function fillLines(words: readonly string[], width: number, style: TextStyle): string[] {
  const space = widthOf(' ', style);
  const lines: string[] = [];
  let room = 0;
  for (const word of words) {
    const needed = widthOf(word, style);
    const fits = lines.length > 0 && space + needed <= room;
    if (fits) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
    room = fits ? room - space - needed : width - needed;
  }
  return lines;
}

/** Splits a text into words, which keep French punctuation and units with them. */
function splitWords(text: string): string[] {
  return text
    .replace(/ (?=[:;!?»%€])|(?<=«) |(?<=\d) (?=[\p{L}\d])/gu, '\u00a0')
    .split(/[ \t\n]+/)
    .filter(Boolean);
}

/** Breaks a word into pieces that fit on a line; each has at least one character. */
function breakWord(word: string, width: number, style: TextStyle): string[] {
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
  size: number;
  face: 'regular' | 'bold' | 'mono';
}

/** Upper bounds of character widths in em for sans-serif faces; the first match counts. */
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
/** Width of ideographs, emoji and unknown characters, in em. */
const WIDEST = 1.1;
const MONO = 0.62;
/** Factor by which bold text is wider. */
const BOLD = 1.06;

/** Returns an upper bound of a text's width in pixels, estimated without the font. */
export function widthOf(text: string, { size, face }: TextStyle): number {
  let ems = 0;
  for (const character of text) {
    const proportional = emsOf(character);
    ems += face === 'mono' && proportional < WIDEST ? MONO : proportional;
  }
  return ems * size * (face === 'bold' ? BOLD : 1);
}

function emsOf(character: string): number {
  return LATIN[character.codePointAt(0) ?? 0] ?? measure(character);
}

const LATIN = Array.from({ length: 0x180 }, (_, code) => measure(String.fromCodePoint(code)));

function measure(character: string): number {
  return WIDTHS.find(([, characters]) => characters.test(character))?.[0] ?? WIDEST;
}
