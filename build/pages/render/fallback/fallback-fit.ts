import { decodeHTML } from 'entities';
import type { FallbackFace, FittedBlock } from '../../../contract/fallback-fonts.ts';
import { attributeText, type Element, type HtmlReader } from '../../../platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../../platform/html/text-edit.ts';
import type { FittedFonts } from './fitted-fonts.ts';
import { BOX_SPACE, chooseStretches, type FittedText, MARK, measureText, NO_BREAK } from './stretch.ts';
import { systemFont } from './system-font.ts';

/** What opens a page ends after so many blocks: those below are seen on few first screens. */
const BLOCKS = 6;

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
    const { fonts, measures } = this.fitted;
    const blocks = this.blocks.flatMap(({ block, start, end }) => {
      const own = measures.get(block.own);
      return own ? { ...block, ...measureText(this.textOf(start, end), own, block.spacing ?? 0) } : [];
    });
    let rules = '';
    const text = Object.entries(fonts.faces).reduce((rest, [family, face]) => {
      if (!measures.has(face.own)) return rest;
      const rule = new RegExp(`(@font-face\\{font-family:"?${family}"?;[^}]*size-adjust:)([\\d.]+)(%[^}]*\\})`);
      return rest.replace(rule, (_, before: string, usual: string, after: string) => {
        const { phones, others } = stretchesOf(face, blocks, Number(usual));
        if (phones !== others) rules += before + phones + after;
        return before + others + after;
      });
    }, styles);
    return rules ? `${text}@media ${fonts.phones}{${rules}}` : text;
  }

  private textOf(start: number, end: number): string {
    const edits = this.edits.filter((edit) => edit.start >= start && edit.end <= end).sort((a, b) => a.start - b.start);
    const text = withEdits(this.html, edits, start, end)
      .replace(
        /(<span data-unbroken(?:="words")?>)([^<]*)/g,
        (_, tag: string, words: string) => tag + words.replaceAll('-', NO_BREAK).replaceAll(' ', BOX_SPACE),
      )
      .replace(/<[^<>]*>/g, MARK)
      .replace(/(?<!\ue000)(\ue000+)([ \ue001]+)/g, '$2$1');
    return decodeHTML(text)
      .replace(/[ \n\t]+/g, ' ')
      .trim();
  }
}

function stretchesOf(
  { own, system, onPhonesOnly, from, to }: FallbackFace,
  blocks: readonly (FittedBlock & FittedText)[],
  usual: number,
) {
  const texts = blocks.filter((block) => block.own === own);
  const fitted = onPhonesOnly ? texts.map((text) => ({ ...text, others: [] })) : texts;
  return chooseStretches(fitted, systemFont(system), { from, to, usual });
}
