import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adoption } from '../../contract/adoption.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { contrastOf } from '../../platform/contrast.ts';

type Palette = Pick<Adoption, 'colors' | 'contrasts'>;
type Chosen = Readonly<Record<string, string>>;

/** How far the colour by day goes with the one by night: as far as it can still be read. */
const SHARES_BY_DAY = [1, 0.5, 0];

/** New values of colours by their names: a file's text with these and their families in the place of the former ones. What is chosen is the colour by night. */
export function recolored(sheet: string, palette: Palette, chosen: Chosen): (text: string) => string {
  const tried = SHARES_BY_DAY.map((share) => repainted(sheet, palette, chosen, share));
  const isReadByDay = (paint: (text: string) => string) =>
    contrastsBelow(paint(sheet), palette).every(({ side }) => side !== 'day');
  return tried.find(isReadByDay) ?? repainted(sheet, palette, chosen, 0);
}

function repainted(sheet: string, { colors }: Palette, chosen: Chosen, byDay: number): (text: string) => string {
  const changes = new Map(
    colors.flatMap(({ name, family }) => {
      const [from, to] = [colorsOf(sheet, name).at(-1), chosen[name]];
      if (!from || !to || !/^#[\da-f]{6}$/i.test(to)) return [];
      return [name, ...family].flatMap((each) => {
        const sides = colorsOf(sheet, each);
        return sides.map((former, side): [string, string] => [
          former,
          shifted(former, from, to, side < sides.length - 1 ? byDay : 1),
        ]);
      });
    }),
  );
  return (text) => text.replace(COLOR, (hex) => changes.get(`#${hex.toLowerCase()}`)?.slice(1) ?? hex);
}

/** A colour that differs too little from what it lies on. */
interface Closeness {
  color: string;
  ground: string;
  side: 'day' | 'night';
  ratio: number;
  least: number;
}

/** Where colours of a sheet differ less than they have to. */
export function contrastsBelow(sheet: string, { contrasts }: Pick<Adoption, 'contrasts'>): Closeness[] {
  return contrasts.flatMap(({ of, on, least }) =>
    of.flatMap((color) =>
      on.flatMap((ground) =>
        (['day', 'night'] as const).flatMap((side) => {
          const [one, other] = [sideOf(sheet, color, side), sideOf(sheet, ground, side)];
          const ratio = one && other ? contrastOf(one, other) : Infinity;
          return ratio < least ? [{ color, ground, side, ratio, least }] : [];
        }),
      ),
    ),
  );
}

function sideOf(sheet: string, name: string, side: Closeness['side']): string | undefined {
  return colorsOf(sheet, name).at(side === 'day' ? 0 : -1);
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

/** A colour, moved as far as another one was, or a share of it. */
function shifted(color: string, from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, before = 0, after = 0] = [color, from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.min(255, Math.max(0, one + Math.round((after - before) * share)));
  });
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
