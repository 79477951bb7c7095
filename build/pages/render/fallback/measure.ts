/** How wide a text is in a font, in ems. */
export type Measure = (text: string) => number;

/** Looks up how wide a sign is, and how far it moves behind another one. */
interface Lookup {
  advance(sign: string): number;
  kerning(first: string, next: string): number;
}

/** Measures texts sign by sign: each sign and pair is looked up once. */
export function measureOf(font: Lookup): Measure {
  const advances = new Map<number, number>();
  const pairs = new Map<number, number>();
  const advanceOf = (code: number) => lookUpOnce(advances, code, () => font.advance(String.fromCharCode(code)));
  const kerningOf = (first: number, next: number) =>
    lookUpOnce(pairs, first * 0x10000 + next, () =>
      font.kerning(String.fromCharCode(first), String.fromCharCode(next)),
    );
  return (text) => {
    let width = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      width += advanceOf(code);
      if (at > 0) width += kerningOf(text.charCodeAt(at - 1), code);
    }
    return width;
  };
}

function lookUpOnce(known: Map<number, number>, key: number, look: () => number): number {
  const found = known.get(key) ?? look();
  known.set(key, found);
  return found;
}
