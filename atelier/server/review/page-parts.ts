import { encodeXML } from 'entities';
import {
  type Attribute,
  attributeOf,
  attributeText,
  type Element,
  type HtmlReader,
  textOf,
} from '../../../build/contract/html.ts';
import type { TextEdit } from '../../../build/contract/text.ts';

/** Something that stands in a page from `start` to `end`, and the address that it is loaded from. */
interface Place extends Omit<TextEdit, 'text'> {
  address: string;
}

/** Where in a page stands what it loads, and what a page that is a single file leaves out. */
export class PageParts implements HtmlReader {
  readonly cuts: TextEdit[] = [];
  /** Rules in the page; whole elements that load others. */
  readonly rules: Omit<Place, 'address'>[] = [];
  readonly stylesheets: Place[] = [];
  /** Values of attributes that name a picture. */
  readonly pictures: Place[] = [];
  /** Files of icons that the page uses; it names the icons as if they stood in itself. */
  readonly icons = new Set<string>();
  headEnd = { start: 0, end: 0 };
  bodyEnd = { start: 0, end: 0 };

  open(element: Element): void {
    const { name, start, end } = element;
    if (name === 'link' && attributeText(element, 'rel') === 'stylesheet')
      this.stylesheets.push({ start, end, address: attributeText(element, 'href') ?? '' });
    else if (isLeftOut(element)) this.cuts.push({ start, end, text: '' });
    else if (name === 'img') {
      this.picture(attributeOf(element, 'src'));
      this.emptied(attributeOf(element, 'srcset'));
    } else if (name === 'use') this.icon(attributeOf(element, 'href'));
    else if (name === 'video' || name === 'iframe') {
      this.picture(attributeOf(element, 'poster'));
      this.emptied(attributeOf(element, 'src'));
    }
  }

  close({ name, start, end }: Element, at: number): void {
    if (name === 'style') this.rules.push({ start: end, end: at });
    else if (name === 'script') this.cuts.push({ start, end: at + '</script>'.length, text: '' });
    else if (name === 'head') this.headEnd = { start: at, end: at };
    else if (name === 'body') this.bodyEnd = { start: at, end: at };
  }

  private picture(attribute: Attribute | undefined): void {
    if (attribute) this.pictures.push({ start: attribute.start, end: attribute.end, address: textOf(attribute) });
  }

  private emptied(attribute: Attribute | undefined): void {
    if (attribute?.value) this.cuts.push({ start: attribute.start, end: attribute.end, text: '' });
  }

  private icon(attribute: Attribute | undefined): void {
    const [file = '', name = ''] = attribute ? textOf(attribute).split('#') : [];
    if (!attribute || file === '') return;
    this.icons.add(file);
    this.cuts.push({ start: attribute.start, end: attribute.end, text: `#${encodeXML(name)}` });
  }
}

/** Other addresses of the page, its policy, and forms of pictures and films among which a browser would choose. */
function isLeftOut(element: Element): boolean {
  return LEFT_OUT.has(element.name) || (element.name === 'meta' && attributeOf(element, 'http-equiv') !== undefined);
}

const LEFT_OUT = new Set(['link', 'source', 'track']);
