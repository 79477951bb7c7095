import { create } from 'fontkit';
import type { Bundle, Stylesheet } from '../../../contract/bundle.ts';
import type { FallbackFonts } from '../../../contract/fallback-fonts.ts';
import type { OutputFile } from '../../../contract/output.ts';
import { memoize } from '../../../platform/memoize.ts';
import { type Measure, measureOf } from './measure.ts';

/** The fonts that a stylesheet names, ready to measure texts. */
export interface FittedFonts {
  fonts: FallbackFonts;
  measures: ReadonlyMap<string, Measure>;
}

/** The fonts of a stylesheet that a site's fallbacks stand in for; read once a process. */
export const fittedFonts = memoize(
  ({ text }: Stylesheet, assets: Bundle['assets'], fonts: FallbackFonts): FittedFonts => {
    const owns = [...new Set(Object.values(fonts.faces).map(({ own }) => own))];
    const measures = owns.flatMap((own): [string, Measure][] => {
      const name = new RegExp(`@font-face\\{font-family:"?${own}"?;src:url\\("?[^)]*/(assets/[^)"]+)`).exec(text)?.[1];
      const file = assets.find(({ path }) => path === name);
      return file ? [[own, ownFont(file)]] : [];
    });
    return { fonts, measures: new Map(measures) };
  },
);

const ownFont = memoize((file: OutputFile): Measure => {
  const font = create(Buffer.from(file.contents()));
  if (!('layout' in font)) throw new Error(`${file.path} is a collection of fonts`);
  const advance = (sign: string) => font.glyphForCodePoint(sign.charCodeAt(0)).advanceWidth / font.unitsPerEm;
  const together = (signs: string) => font.layout(signs, ['kern'], 'latn').advanceWidth / font.unitsPerEm;
  return measureOf({ advance, kerning: (first, next) => together(first + next) - advance(first) - advance(next) });
});
