import type { FontWidths } from '../../../contract/fallback-fonts.ts';
import { memoize } from '../../../platform/memoize.ts';
import { type Measure, measureOf } from './measure.ts';

/** Measures a text as a font sets it of which the widths are told. */
export const systemFont = memoize(({ space, signs, kerning }: FontWidths): Measure => {
  // Expressions take the narrow no-break space for white space.
  const widths = new Map([
    [' ', space],
    ['\u00a0', space],
    ['\u202f', 200],
  ]);
  for (const [, width, all = ''] of signs.matchAll(/(\d{3})(\S+)/g))
    for (const sign of all) widths.set(sign, Number(width));
  const kerns = new Map<string, number>();
  for (const [, first, by, all = ''] of kerning.matchAll(/(\S)(-?\d+)(\S+)/g))
    for (const next of all) kerns.set(`${first}${next}`, Number(by));
  const usual = widths.get('n') ?? 0;
  return measureOf({
    advance: (sign) => (widths.get(plain(sign)) ?? usual) / 1000,
    kerning: (first, next) => (kerns.get(plain(first) + plain(next)) ?? 0) / 1000,
  });
});

/** A letter without its accent. */
function plain(sign: string): string {
  return sign.normalize('NFD').charAt(0);
}
