import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdoptedColor, Adoption } from '../../contract/adoption.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';

/**
 * New values of colours by their names: a file's text with these and their families in the place of the former ones. What is chosen is the colour
 * by night; the one by day goes as far.
 */
export function recolored(
  sheet: string,
  colors: readonly AdoptedColor[],
  chosen: Readonly<Record<string, string>>,
): (text: string) => string {
  const changes = new Map(
    colors.flatMap(({ name, family }) => {
      const [from, to] = [colorsOf(sheet, name).at(-1), chosen[name]];
      if (!from || !to || !/^#[\da-f]{6}$/i.test(to)) return [];
      const formers = [name, ...family].flatMap((each) => colorsOf(sheet, each));
      return formers.map((former): [string, string] => [former, shifted(former, from, to)]);
    }),
  );
  return (text) => text.replace(COLOR, (hex) => changes.get(`#${hex.toLowerCase()}`)?.slice(1) ?? hex);
}

/** The colours that are asked for, as they are today. */
export function colorsNow({ site: { root } }: ContentHost, { sheet, colors }: Adoption) {
  const text = readFileSync(join(root, sheet), 'utf8');
  return colors.map(({ name, title }) => ({ name, title, now: colorsOf(text, name).at(-1) ?? '' }));
}

/** `#rrggbb` of a custom property by day and by night, or once where they are one; none where the sheet does not have it. */
export function colorsOf(sheet: string, name: string): string[] {
  const [, value = ''] = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet) ?? [];
  return Array.from(value.matchAll(COLOR), ([hex]) => `#${hex.toLowerCase()}`);
}

/** The six digits of `#ffc46b`, and of `#ffc46b80`, which says how opaque it is as well. */
const COLOR = /(?<=#)[\da-f]{6}(?=(?:[\da-f]{2})?(?!\w))/gi;

/** A colour, moved as far as another one was. */
function shifted(color: string, from: string, to: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, before = 0, after = 0] = [color, from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.min(255, Math.max(0, one + after - before));
  });
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
