import type { PagePart } from '../../contract/budgets.ts';
import { compressedSize } from '../../platform/compression.ts';
import { type Attribute, type Element, type HtmlReader, readHtml } from '../../platform/html/read-html.ts';
import { withEdits } from '../../platform/html/text-edit.ts';

/** How many bytes less a page weighs without each of the parts that it has, the heaviest first. */
export function breakdownOf(html: string): { part: PagePart; bytes: number }[] {
  const places = new Places(html);
  readHtml(html, [places]);
  const whole = compressedSize(html);
  return [...places.of]
    .map(([part, ranges]) => ({ part, bytes: whole - compressedSize(without(html, ranges)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

interface Range {
  start: number;
  end: number;
}

const ELEMENTS: Readonly<Record<string, PagePart>> = {
  style: 'styles',
  script: 'scripts',
  meta: 'head',
  link: 'head',
  title: 'head',
  header: 'header',
  footer: 'footer',
  svg: 'drawings',
};
/** What readers see of a page is not the text of these. */
const SILENT = ['style', 'script', 'title'];

/** Where the parts of a page stand. */
class Places implements HtmlReader {
  readonly of = new Map<PagePart, Range[]>();
  private readonly html: string;
  private silent = 0;

  constructor(html: string) {
    this.html = html;
  }

  open({ name, attributes }: Element): void {
    if (SILENT.includes(name)) this.silent++;
    for (const attribute of attributes) {
      const part = partOfAttribute(attribute);
      if (part) this.add(part, attribute.start, attribute.end);
    }
  }

  close({ name, start, foreign }: Element, at: number): void {
    if (SILENT.includes(name)) this.silent--;
    const part = ELEMENTS[name];
    if (part && (!foreign || name === 'svg')) this.add(part, start, this.endOf(name, at));
  }

  text(start: number, end: number): void {
    if (this.silent === 0) this.add('text', start, end);
  }

  /** After the closing tag of an element whose content ends here, where it has one. */
  private endOf(name: string, at: number): number {
    return this.html.startsWith(`</${name}`, at) ? this.html.indexOf('>', at) + 1 : at;
  }

  private add(part: PagePart, start: number, end: number): void {
    const ranges = this.of.get(part);
    if (ranges) ranges.push({ start, end });
    else this.of.set(part, [{ start, end }]);
  }
}

function partOfAttribute({ name }: Attribute): PagePart | undefined {
  if (name === 'class') return 'classes';
  return name.startsWith('data-') ? 'data' : undefined;
}

/** A text without these ranges; one that lies in another goes with it. */
function without(html: string, ranges: readonly Range[]): string {
  const outer: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end))
    if (range.start >= (outer.at(-1)?.end ?? 0)) outer.push(range);
  return withEdits(
    html,
    outer.map((range) => ({ ...range, text: '' })),
  );
}
