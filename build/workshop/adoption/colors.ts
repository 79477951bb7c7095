import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdoptedColor, Adoption } from '../../contract/adoption.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';

/** Red, green and blue, from 0 to 255. */
type Channels = readonly number[];

/** New values of colours by their names: a file's text with these and their families in the place of the former ones, in whichever way it writes them. */
export function recolored(
  sheet: string,
  colors: readonly AdoptedColor[],
  chosen: Readonly<Record<string, string>>,
): (text: string) => string {
  const changes = new Map(
    colors.flatMap(({ name, family }) => {
      const [from, to] = [channelsOf(sheet, name), hexChannels(chosen[name] ?? '')];
      if (!from || !to) return [];
      return [name, ...family].flatMap((each): [string, Channels][] => {
        const former = channelsOf(sheet, each);
        return former ? [[former.join(' '), former.map((one, at) => shifted(one, from[at], to[at]))]] : [];
      });
    }),
  );
  return (text) =>
    text.replace(COLOR, (written, hex: string | undefined, rgb: string | undefined) => {
      const to = changes.get(hex === undefined ? (rgb ?? '') : (hexChannels(`#${hex}`) ?? []).join(' '));
      if (!to) return written;
      return hex === undefined ? to.join(' ') : written.replace(hex, hexOf(to).slice(1));
    });
}

/** The colours that are asked for, as they are today. */
export function colorsNow({ site: { root } }: ContentHost, { sheet, colors }: Adoption) {
  const text = readFileSync(join(root, sheet), 'utf8');
  return colors.map(({ name, title }) => ({ name, title, now: colorIn(text, name) ?? '' }));
}

/** `#rrggbb` of a custom property, whatever it is written as; undefined where the sheet has none of that name. */
export function colorIn(sheet: string, name: string): string | undefined {
  const channels = channelsOf(sheet, name);
  return channels && hexOf(channels);
}

/** `#ffc46b`, `ffc46b`, or the channels of `rgb(255 196 107 / 0.5)`. */
const COLOR = /(?<![\w&])#?([\da-f]{6})(?![\w])|(?<=\brgb\()(\d+ \d+ \d+)/gi;

function channelsOf(sheet: string, name: string): Channels | undefined {
  const [, value = ''] = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet) ?? [];
  const rgb = /^rgb\((\d+) (\d+) (\d+)/.exec(value)?.slice(1).map(Number);
  return rgb ?? hexChannels(value);
}

function hexChannels(value: string): Channels | undefined {
  if (!/^#[\da-f]{6}$/i.test(value)) return undefined;
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

function hexOf(channels: Channels): string {
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function shifted(one: number, from = 0, to = 0): number {
  return Math.min(255, Math.max(0, one + to - from));
}
