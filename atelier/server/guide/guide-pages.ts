import { escapeText } from 'entities';
import {
  attributeOf,
  attributeText,
  type Element,
  type HtmlReader,
  readHtml,
  textOf,
} from '../../../build/contract/html.ts';
import { type TextEdit, withEdits } from '../../../build/contract/text.ts';
import { WHOLE } from './guide-addresses.ts';
import { foundHtml, type GuideSection } from './guide-search.ts';

/** Which page of the guide is asked for. */
export interface GuidePage {
  /** Name of a chapter, or `WHOLE`. */
  chapter: string;
  /** Words that are looked for in all chapters: what is found stands in the place of the chapter. */
  query: string;
  /** What leads to the guide's chapters from the address of the page. */
  prefix: string;
}

/** A page of the guide, cut from the whole of it. Links to what stands on another page lead there. */
export function guidePage(whole: string, { chapter, query, prefix }: GuidePage): string {
  const parts = new GuideParts(whole);
  readHtml(whole, [parts]);
  const { chapters, sections, links } = parts;
  const isLookedFor = query !== '';
  const isShown = (name: string) => chapter === WHOLE || name === chapter;
  const edits: TextEdit[] = [];
  for (const [nth, { name, start, end }] of chapters.entries()) {
    if (isLookedFor) edits.push({ start, end, text: nth === 0 ? foundHtml(sections, query, prefix) : '' });
    else if (!isShown(name)) edits.push({ start, end, text: '' });
  }
  for (const { start, end, id } of links) {
    const isCut = chapters.some((one) => one.start < start && one.end > end && (isLookedFor || !isShown(one.name)));
    const owner = id === WHOLE ? WHOLE : parts.ids.get(id);
    if (owner === undefined || isCut || (isShown(owner) && !isLookedFor)) continue;
    edits.push({ start, end, text: owner === WHOLE ? prefix + WHOLE : `${prefix}${owner}#${escapeText(id)}` });
  }
  return withEdits(
    whole,
    edits.sort((a, b) => a.start - b.start),
  );
}

interface Chapter {
  name: string;
  start: number;
  end: number;
}

/** Where the chapters of the guide stand, what they are divided into, and which links lead within it. */
class GuideParts implements HtmlReader {
  readonly chapters: Chapter[] = [];
  readonly sections: GuideSection[] = [];
  readonly ids = new Map<string, string>();
  readonly links: { start: number; end: number; id: string }[] = [];
  private readonly html: string;
  private chapter: Element | undefined;
  private heading: Element | undefined;

  constructor(html: string) {
    this.html = html;
  }

  open(element: Element): void {
    const id = attributeText(element, 'id');
    if (attributeText(element, 'class')?.split(' ').includes('guide-chapter')) {
      this.chapter = element;
      this.chapters.push({ name: attributeText(element, 'aria-labelledby') ?? '', start: element.start, end: 0 });
    }
    const chapter = this.chapters.at(-1)?.name;
    if (id !== undefined && this.chapter && chapter !== undefined) {
      this.ids.set(id, chapter);
      if (/^h[23]$/.test(element.name)) {
        this.heading = element;
        this.sections.push({ id, chapter, title: '', text: '' });
      }
    }
    const href = element.name === 'a' ? attributeOf(element, 'href') : undefined;
    const address = href ? textOf(href) : '';
    if (href && address.startsWith('#')) this.links.push({ start: href.start, end: href.end, id: address.slice(1) });
  }

  text(start: number, end: number): void {
    const section = this.chapter && this.sections.at(-1);
    if (!section) return;
    const text = this.html.slice(start, end);
    if (this.heading) section.title += text;
    else section.text += `${text} `;
  }

  close(element: Element, at: number): void {
    if (element === this.heading) this.heading = undefined;
    const last = this.chapters.at(-1);
    if (element !== this.chapter || !last) return;
    this.chapter = undefined;
    last.end = at + '</section>'.length;
  }
}
