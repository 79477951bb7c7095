import {
  type Attribute,
  attributeOf,
  type Element,
  type HtmlReader,
  textOf,
} from '../../../platform/html/read-html.ts';
import type { TextEdit } from '../../../platform/html/text-edit.ts';
import { appliedContent } from '../policy.ts';
import type { KeyframesPiece, Piece, SplitSheet } from './split-sheet.ts';

/**
 * Removes from a page's inline stylesheet the rules that can match nothing in the page, and shortens the names of classes, in the sheet and the
 * elements alike. A rule stays if the page, or what one of its scripts may add, has all that one of its selectors needs. A page with a script that
 * the build does not know, or whose inline scripts or data mention a class, keeps its sheet as it is.
 */
export class CompactStyles implements HtmlReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly sheet: SplitSheet;
  private readonly finish: (styles: string) => string;
  private readonly has = new Set<string>();
  private readonly classLists: Attribute[] = [];
  private styles: { start: number; end: number } | undefined;
  private canCompact = true;

  /** `finish`: what else becomes of the styles that are left. */
  constructor(html: string, edits: TextEdit[], sheet: SplitSheet, finish: (styles: string) => string) {
    this.html = html;
    this.edits = edits;
    this.sheet = sheet;
    this.finish = finish;
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
    const applied = appliedContent(element);
    const text = applied && this.html.slice(element.end, at);
    if (applied === 'script' && text) this.mention(text);
    if (applied === 'style' && text?.startsWith(this.sheet.text))
      this.styles ??= { start: element.end, end: element.end + this.sheet.text.length };
  }

  end(): void {
    if (!this.styles || !this.canCompact) return;
    this.edits.push({ ...this.styles, text: this.finish(neededOf(this.sheet.pieces, this.has)) });
    const { names } = this.sheet;
    for (const { start, end, value = '' } of this.classLists) {
      const text = value.replace(/[^\s]+/g, (name) => names[name] ?? name);
      if (text !== value) this.edits.push({ start, end, text });
    }
  }

  private data(attribute: Attribute): void {
    this.has.add(`[${attribute.name}=${textOf(attribute)}`);
    this.mention(attribute.value ?? '');
  }

  private classes(list: Attribute): void {
    this.classLists.push(list);
    for (const name of textOf(list).match(/\S+/g) ?? []) this.has.add(`.${name}`);
  }

  private script(source: Attribute | undefined): void {
    if (!source) return;
    const brought = this.sheet.brought[textOf(source)];
    if (brought) for (const name of brought) this.has.add(name);
    else this.canCompact = false;
  }

  /** Notes the words of a script's text, or of data for one, which would not know a class by its short name. */
  private mention(text: string): void {
    for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) {
      if (Object.hasOwn(this.sheet.names, word)) this.canCompact = false;
      this.has.add(word);
      for (const attribute of [`[${word}`, `[data-${word}`]) this.has.add(attribute).add(`${attribute}=`);
    }
  }
}

/** The text of the pieces that a page needs, with the keyframes that these name. */
function neededOf(pieces: readonly Piece[], has: ReadonlySet<string>): string {
  const needed = pieces.flatMap((piece) => neededPiece(piece, has));
  const rules = needed.filter((piece) => typeof piece === 'string').join('');
  return needed
    .map((piece) => (typeof piece === 'string' ? piece : rules.includes(piece.keyframes) ? piece.text : ''))
    .join('');
}

function neededPiece(piece: Piece, has: ReadonlySet<string>): string | KeyframesPiece | [] {
  if (typeof piece === 'string' || 'keyframes' in piece) return piece;
  if ('head' in piece) {
    const text = neededOf(piece.pieces, has);
    return text ? `${piece.head}{${text}}` : [];
  }
  const selectors = piece.selectors.filter(({ needs }) => needs.every((need) => isThere(need, has)));
  return selectors.length > 0 ? selectors.map(({ text }) => text).join() + piece.block : [];
}

/** An attribute that a script in the page may set (`[data-open=`) counts for all its values. */
function isThere(need: string, has: ReadonlySet<string>): boolean {
  return has.has(need) || has.has(need.slice(0, need.indexOf('=') + 1));
}
