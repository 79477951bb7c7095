import {
  type Attribute,
  attributeOf,
  type Element,
  type HtmlReader,
  textOf,
} from '../../../platform/html/read-html.ts';
import type { TextEdit } from '../../../platform/html/text-edit.ts';
import { inlineCodeType } from '../policy.ts';
import { STYLESHEET_MARK } from '../to-html.ts';
import type { KeyframesPiece, Piece, SplitSheet } from './split-sheet.ts';

/**
 * Replaces the page's mark by the rules of a stylesheet that can match something in it, and shortens the names of classes in both. A rule is
 * kept if the page, with what its scripts may add, meets all needs of one of its selectors. A page with a script that the build does not know,
 * or whose inline scripts or data mention a class, gets the original sheet.
 */
export class CompactStyles implements HtmlReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly sheet: SplitSheet;
  private readonly has = new Set<string>();
  /** Class attributes by their text. */
  private readonly classLists = new Map<string, Attribute[]>();
  private canCompact = true;

  constructor(html: string, edits: TextEdit[], sheet: SplitSheet) {
    this.html = html;
    this.edits = edits;
    this.sheet = sheet;
  }

  open(element: Element): void {
    this.has.add(element.name);
    for (const attribute of element.attributes) {
      this.has.add(`[${attribute.name}`);
      if (attribute.name === 'class') this.classes(attribute);
      else if (attribute.name.startsWith('data-')) this.data(attribute);
    }
    if (element.name === 'script') this.script(attributeOf(element, 'src'));
  }

  close(element: Element, at: number): void {
    if (inlineCodeType(element) === 'script') this.mention(this.html.slice(element.end, at));
  }

  end(): void {
    const element = this.html.indexOf(`<style>${STYLESHEET_MARK}`);
    if (element === -1) return;
    const start = element + '<style>'.length;
    const { text: whole, names } = this.sheet;
    const text = this.canCompact ? neededStyles(this.sheet, this.has) : whole;
    this.edits.push({ start, end: start + STYLESHEET_MARK.length, text });
    if (!this.canCompact) return;
    for (const [value, attributes] of this.classLists) {
      const text = value.replace(/\S+/g, (name) => names[name] ?? name);
      if (text !== value) for (const { start, end } of attributes) this.edits.push({ start, end, text });
    }
  }

  private data(attribute: Attribute): void {
    const need = `[${attribute.name}=${textOf(attribute)}`;
    if (this.has.has(need)) return;
    this.has.add(need);
    this.mention(attribute.value ?? '');
  }

  private classes(list: Attribute): void {
    const { value = '' } = list;
    const same = this.classLists.get(value);
    if (same) return void same.push(list);
    this.classLists.set(value, [list]);
    for (const name of textOf(list).match(/\S+/g) ?? []) this.has.add(`.${name}`);
  }

  private script(source: Attribute | undefined): void {
    if (!source) return;
    const brought = this.sheet.brought[textOf(source)];
    if (brought) for (const name of brought) this.has.add(name);
    else this.canCompact = false;
  }

  /** Keeps the words of a script's text or data, which would not know a class by its short name. */
  private mention(text: string): void {
    for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) {
      if (Object.hasOwn(this.sheet.names, word)) this.canCompact = false;
      this.has.add(word);
      for (const attribute of [`[${word}`, `[data-${word}`]) this.has.add(attribute).add(`${attribute}=`);
    }
  }
}

function neededStyles({ needs, pieces }: SplitSheet, has: ReadonlySet<string>): string {
  return neededOf(pieces, new Set(needs.filter((need) => isThere(need, has))));
}

/** Returns the text of the pieces that a page needs, with their keyframes. `there`: the needs that the page meets. */
function neededOf(pieces: readonly Piece[], there: ReadonlySet<string>): string {
  const texts = pieces.map((piece) => (isKeyframes(piece) ? '' : neededText(piece, there)));
  const rules = texts.join('');
  if (!pieces.some(isKeyframes)) return rules;
  const textAt = (piece: Piece, at: number) =>
    isKeyframes(piece) && rules.includes(piece.keyframes) ? piece.text : texts[at];
  return pieces.map(textAt).join('');
}

function isKeyframes(piece: Piece): piece is KeyframesPiece {
  return typeof piece !== 'string' && 'keyframes' in piece;
}

function neededText(piece: Exclude<Piece, KeyframesPiece>, there: ReadonlySet<string>): string {
  if (typeof piece === 'string') return piece;
  if ('head' in piece) {
    const text = neededOf(piece.pieces, there);
    return text && `${piece.head}{${text}}`;
  }
  let selectors = '';
  for (const { text, needs } of piece.selectors)
    if (needs.every((need) => there.has(need))) selectors += selectors ? `,${text}` : text;
  return selectors && selectors + piece.block;
}

/** Tells whether the page meets a need. An attribute that a script may set (`[data-open=`) counts for all its values. */
function isThere(need: string, has: ReadonlySet<string>): boolean {
  return has.has(need) || (need.includes('=') && has.has(need.slice(0, need.indexOf('=') + 1)));
}
