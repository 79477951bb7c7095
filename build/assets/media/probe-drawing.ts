import type { Wording } from '../../diagnostics/diagnostic.ts';
import { media as words } from '../../diagnostics/messages/media.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { cleanDrawing } from './clean-drawing.ts';
import type { Probed } from './probed.ts';

/** Finds a drawing's size, and whether it holds what must not be published. */
export function probeDrawing(contents: Uint8Array, remarks: readonly Wording[]): Probed {
  const { svg, removed, changed, why } = cleanDrawing(contents);
  if (why) return { type: 'unfit', why };
  const size = drawingSize(svg);
  if (!size) return { type: 'unfit', why: words.withoutSize(), withoutMetadata: true, drawing: true };
  return {
    type: 'drawing',
    hash: hashOf(contents),
    ...size,
    unclean: changed,
    remarks: removed.length > 0 ? [...remarks, words.cleaned(removed)] : remarks,
  };
}

/** The size in which browsers show a cleaned drawing, in whole pixels (SVG 2, § 8.2); undefined where it has none. */
function drawingSize(svg: string): { width: number; height: number } | undefined {
  const attribute = (name: string) => new RegExp(`^<svg[^>]*? ${name}="([^"]*)"`).exec(svg)?.[1] ?? '';
  const [, , across = 0, down = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [lengthOf(attribute('width')), lengthOf(attribute('height'))];
  const size = {
    width: width ?? Math.floor(height ? (height * across) / down : across),
    height: height ?? Math.floor(width ? (width * down) / across : down),
  };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** Undefined for a share of what is around the drawing, and for what is no length. */
function lengthOf(spelling: string): number | undefined {
  const [, number = '', unit = 'px'] = /^\s*([\d.]+(?:e[+-]?\d+)?)([a-z]+)?\s*$/i.exec(spelling) ?? [];
  return Math.round(Number(number) * (UNITS[unit.toLowerCase()] ?? 0)) || undefined;
}

/** Pixels of a unit (CSS Values 4, § 6.1); for those of a font, of the usual one. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
};
