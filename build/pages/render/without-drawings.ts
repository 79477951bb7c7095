import type { Element } from '../../platform/html/element.ts';
import { type HtmlReader, readHtml } from '../../platform/html/read-page.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';

/** HTML without its drawings, which need the site's own styles. What they show also stands beside them in words. */
export function withoutDrawings(html: string): string {
  if (!html.includes('<svg')) return html;
  const drawings = new Drawings();
  readHtml(html, [drawings]);
  return withEdits(html, drawings.cuts);
}

class Drawings implements HtmlReader {
  readonly cuts: TextEdit[] = [];
  /** The outermost one that is open: a drawing may hold others. */
  private within: Element | undefined;

  open(element: Element): void {
    if (element.name === 'svg') this.within ??= element;
  }

  close(element: Element, at: number): void {
    if (this.within !== element) return;
    this.within = undefined;
    this.cuts.push({ start: element.start, end: at + '</svg>'.length, text: '' });
  }
}
