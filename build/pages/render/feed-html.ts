import { escapeUTF8 } from 'entities';
import { absoluteUrl, parseUrl } from '../../contract/addresses.ts';
import type { SiteAddress } from '../../contract/definition.ts';
import {
  type Attribute,
  attributeText,
  type Element,
  type HtmlReader,
  readHtml,
  textOf,
} from '../../platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';
import { Typography } from './typography/typography.ts';

/** The page that publishes a text. */
export interface TextPlace {
  address: SiteAddress;
  /** Path of the page that shows the text. */
  path: string;
  /** Language of the text, as in `lang`. */
  lang: string;
}

/**
 * Returns a Markdown text's HTML for feed readers, with the page's typography and absolute addresses, and without parts that need the site's own
 * styles and scripts. Drawings are left out, too: the page describes each of them in words beside it.
 */
export function feedHtml(html: string, { address, path, lang }: TextPlace): string {
  const opening = `<div lang="${escapeUTF8(lang)}">`;
  const closing = '</div>';
  const whole = opening + withoutDrawings(html) + closing;
  const edits: TextEdit[] = [];
  readHtml(whole, [new Typography(whole, edits), new PlainElements(whole, edits, absoluteFrom(address, path))]);
  edits.sort((a, b) => a.start - b.start);
  return withEdits(whole, edits, opening.length, whole.length - closing.length);
}

/** Attributes that have the same meaning in any software. */
const KEPT = new Set(
  'href src alt title width height controls poster preload start lang datetime colspan rowspan'.split(' '),
);
const ADDRESSES = new Set(['href', 'src', 'poster']);
/** Elements that mean nothing without their attributes. */
const BOXES = new Set(['div', 'span']);
/** Elements with variants of a picture, of which only the `<img>` stays, because any software can show it. */
const CHOICES = new Set(['picture', 'source']);
/** Characters that replace the box that the site's styles draw before a task. */
const TASKS: Readonly<Record<string, string>> = { done: '☑ ', todo: '☐ ' };

/** Replaces everything that only a stylesheet makes visible: call-outs become quotations, their titles bold, tasks get a character. */
class PlainElements implements HtmlReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly absolute: (address: string) => string;

  constructor(html: string, edits: TextEdit[], absolute: (address: string) => string) {
    this.html = html;
    this.edits = edits;
    this.absolute = absolute;
  }

  open(element: Element): void {
    if (element.attributes.length === 0 && element.name !== 'picture') return;
    const [opening] = this.tags(element);
    this.edits.push({
      start: element.start,
      end: element.end,
      text: opening + (TASKS[attributeText(element, 'data-task') ?? ''] ?? ''),
    });
  }

  close(element: Element, at: number): void {
    const [, closing] = this.tags(element);
    const spelling = `</${element.name}>`;
    if (closing !== spelling && this.html.startsWith(spelling, at))
      this.edits.push({ start: at, end: at + spelling.length, text: closing });
  }

  private tags(element: Element): [opening: string, closing: string] {
    const { name } = element;
    if (CHOICES.has(name)) return ['', ''];
    const allowed = element.attributes.filter((attribute) => KEPT.has(attribute.name));
    if (allowed.length === 0 && BOXES.has(name)) return ['', ''];
    const attributes = allowed.map((attribute) => ` ${attribute.name}="${this.publicValue(attribute)}"`).join('');
    if (attributeText(element, 'data-callout') !== undefined) return [`<blockquote${attributes}>`, '</blockquote>'];
    const strong = attributeText(element, 'data-callout-title') !== undefined;
    return [`<${name}${attributes}>${strong ? '<strong>' : ''}`, `${strong ? '</strong>' : ''}</${name}>`];
  }

  private publicValue(attribute: Attribute): string {
    if (!ADDRESSES.has(attribute.name)) return attribute.value ?? '';
    return escapeUTF8(this.absolute(textOf(attribute)));
  }
}

function absoluteFrom(address: SiteAddress, path: string): (spelling: string) => string {
  const page = absoluteUrl(address, path);
  return (spelling) => {
    if (spelling.startsWith('/') && !spelling.startsWith('//')) return absoluteUrl(address, spelling);
    return parseUrl(spelling) ? spelling : (parseUrl(spelling, page)?.href ?? spelling);
  };
}

/** Removes drawings, which need the site's own styles. Words beside them have the same content. */
export function withoutDrawings(html: string): string {
  if (!html.includes('<svg')) return html;
  const drawings = new Drawings();
  readHtml(html, [drawings]);
  return withEdits(html, drawings.cuts);
}

class Drawings implements HtmlReader {
  readonly cuts: TextEdit[] = [];
  /** The outermost open drawing, which may contain others. */
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
