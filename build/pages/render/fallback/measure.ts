import { getOrCompute } from '../../../platform/get-or-compute.ts';

/** How wide a word is in a font, in ems. */
export type Measure = (word: string) => number;

/** Looks up how wide a sign is, and how far it moves behind another one. */
interface Lookup {
  advance(sign: string): number;
  kerning(first: string, next: string): number;
}

/** Measures words sign by sign: each word, sign and pair is looked up once. */
export function measureOf(font: Lookup): Measure {
  const words = new Map<string, number>();
  const advances = new Map<number, number>();
  const pairs = new Map<number, number>();
  const advanceOf = (code: number) => getOrCompute(advances, code, () => font.advance(String.fromCharCode(code)));
  const kerningOf = (first: number, next: number) =>
    getOrCompute(pairs, first * 0x10000 + next, () =>
      font.kerning(String.fromCharCode(first), String.fromCharCode(next)),
    );
  const widthOf = (word: string) => {
    let width = 0;
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      width += advanceOf(code);
      if (at > 0) width += kerningOf(word.charCodeAt(at - 1), code);
    }
    return width;
  };
  return (word) => getOrCompute(words, word, widthOf);
}
