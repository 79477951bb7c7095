import { decodeHTML } from 'entities';
import { create } from 'fontkit';
import type { Bundle, Stylesheet } from '../../../contract/bundle.ts';
import type { FallbackFace, FallbackFonts, FittedBlock } from '../../../contract/fallback-fonts.ts';
import type { OutputFile } from '../../../contract/output.ts';
import { attributeText, type Element, type HtmlReader } from '../../../platform/html/element.ts';
import { type TextEdit, withEdits } from '../../../platform/html/text-edit.ts';
import { memoize } from '../../../platform/memoize.ts';
import { type Measure, measureOf } from './measure.ts';
import { chooseStretch, MARK, NO_BREAK } from './stretch.ts';
import { systemFont } from './system-font.ts';

/** What opens a page ends after so many blocks: those below are seen on few first screens. */
const BLOCKS = 6;

/** The fonts that a stylesheet names, ready to measure texts. */
export interface FittedFonts {
  fonts: FallbackFonts;
  measures: ReadonlyMap<string, Measure>;
}

/** Notes the blocks that open a page, and stretches the system fonts of its styles to them. */
export class FallbackFit implements HtmlReader {
  private readonly html: string;
  private readonly edits: readonly TextEdit[];
  private readonly fitted: FittedFonts;
  private readonly around: string[] = [];
  private readonly blocks: { block: FittedBlock; start: number; end: number }[] = [];

  constructor(html: string, edits: readonly TextEdit[], fitted: FittedFonts) {
    this.html = html;
    this.edits = edits;
    this.fitted = fitted;
  }

  open(element: Element): void {
    if (this.blocks.length === BLOCKS) return;
    this.around.push(attributeText(element, 'class') ?? '');
  }

  close({ name, end: start }: Element, end: number): void {
    if (this.blocks.length === BLOCKS) return;
    const own = this.around.pop();
    const block = this.fitted.fonts.blocks[own || `${this.around.at(-1)} ${name}`];
    if (block) this.blocks.push({ block, start, end });
  }

  /** Styles with the stretches that suit this page, once it has been read and typeset. */
  stretch(styles: string): string {
    const { faces } = this.fitted.fonts;
    return Object.entries(faces).reduce((text, [family, face]) => {
      const rule = new RegExp(`(@font-face\\{font-family:"?${family}"?;[^}]*size-adjust:)([\\d.]+)(?=%)`);
      return text.replace(rule, (_, before: string, usual: string) => `${before}${this.chosen(face, Number(usual))}`);
    }, styles);
  }

  private chosen({ own, system, onPhonesOnly, from, to }: FallbackFace, usual: number): number {
    const measure = this.fitted.measures.get(own);
    if (!measure) return usual;
    const texts = this.blocks.flatMap(({ block, start, end }) => {
      if (block.own !== own) return [];
      const columns = onPhonesOnly ? block.phones : [...block.phones, ...block.others];
      return { text: this.textOf(start, end), columns, spacing: block.spacing ?? 0 };
    });
    return chooseStretch(texts, { own: measure, system: systemFont(system) }, { from, to, usual });
  }

  private textOf(start: number, end: number): string {
    const edits = this.edits.filter((edit) => edit.start >= start && edit.end <= end).sort((a, b) => a.start - b.start);
    const text = withEdits(this.html, edits, start, end)
      .replace(/(?<=<span data-unbroken>)[^<]*/g, (words) => words.replaceAll('-', NO_BREAK))
      .replace(/<[^>]*>/g, MARK)
      .replace(/(\ue000+)( +)/g, '$2$1');
    return decodeHTML(text)
      .replace(/[ \n\t]+/g, ' ')
      .trim();
  }
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
