import { decodeHTMLAttribute } from 'entities';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Elements without content (HTML, § 13.1.2 and § 16.2). */
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
const FOREIGN = new Set(['svg', 'math']);
/** Elements of drawings and formulas that contain HTML (HTML, § 13.2.6). */
const INTEGRATION = new Set('annotation-xml desc foreignobject mi mn mo ms mtext title'.split(' '));

/** Reads a page once for all readers. An element ends at its closing tag or at that of an element around it. */
export function readHtml(html: string, readers: readonly HtmlReader[]): void {
  const tokenizer = new Tokenizer({ decodeEntities: false }, new Reading(html, readers));
  tokenizer.write(html);
  tokenizer.end();
}

class Reading implements TokenizerCallbacks {
  private readonly html: string;
  private readonly readers: readonly HtmlReader[];
  private readonly opened: Element[] = [];
  private name = '';
  private start = 0;
  private attributes: Attribute[] = [];
  private attribute: Attribute | undefined;

  constructor(html: string, readers: readonly HtmlReader[]) {
    this.html = html;
    this.readers = readers;
  }

  isInForeignContext(): boolean {
    const around = this.opened.at(-1);
    return around?.foreign === true && !INTEGRATION.has(around.name);
  }

  onopentagname(start: number, end: number): void {
    this.name = this.nameAt(start, end);
    this.start = start - 1;
    this.attributes = [];
  }

  onattribname(start: number, end: number): void {
    const spelling = this.html.slice(start, end);
    const name = lowerCase(spelling);
    this.attribute = { name, written: spelling, value: undefined, start: end, end };
    this.attributes.push(this.attribute);
  }

  onattribdata(start: number, end: number): void {
    if (!this.attribute) return;
    this.attribute.value = this.html.slice(start, end);
    this.attribute.start = start;
    this.attribute.end = end;
  }

  onattribend(): void {}

  onopentagend(end: number): void {
    this.opens(end + 1);
  }

  onselfclosingtag(end: number): void {
    const element = this.opens(end + 1);
    if (VOID.has(element.name)) return;
    if (element.foreign) this.closeDownTo(this.opened.length - 1, end + 1);
  }

  onclosetag(start: number, end: number): void {
    const name = this.nameAt(start, end);
    const last = this.opened.length - 1;
    const nth = this.opened[last]?.name === name ? last : this.opened.findLastIndex((one) => one.name === name);
    if (nth !== -1) this.closeDownTo(nth, start - 2);
  }

  ontext(start: number, end: number): void {
    for (const reader of this.readers) reader.text?.(start, end);
  }

  onend(): void {
    this.closeDownTo(0, this.html.length);
    for (const reader of this.readers) reader.end?.();
  }

  oncomment(): void {}
  oncdata(): void {}
  onprocessinginstruction(): void {}
  ondeclaration(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  private nameAt(start: number, end: number): string {
    return lowerCase(this.html.slice(start, end));
  }

  private opens(end: number): Element {
    const { name } = this;
    const foreign = FOREIGN.has(name) || this.isInForeignContext();
    const element = { name, attributes: this.attributes, start: this.start, end, foreign };
    for (const reader of this.readers) reader.open?.(element);
    if (!VOID.has(name)) this.opened.push(element);
    else for (const reader of this.readers) reader.close?.(element, end);
    return element;
  }

  private closeDownTo(nth: number, at: number): void {
    while (this.opened.length > nth) {
      const element = this.opened.pop();
      if (element) for (const reader of this.readers) reader.close?.(element, at);
    }
  }
}

/** Returns a name in lower case. `toLowerCase` is slow on slices of texts with accents, so names without capitals, nearly all, skip it. */
function lowerCase(name: string): string {
  return /[A-Z]/.test(name) ? name.toLowerCase() : name;
}

/** An attribute of an element; `start` and `end` enclose its value in the page. */
export interface Attribute {
  /** Name in lower case. */
  name: string;
  written: string;
  /** Value with character references; undefined if there is only the name. */
  value: string | undefined;
  start: number;
  end: number;
}

/** An element of a page; `start` and `end` enclose its opening tag. */
export interface Element {
  /** Name in lower case. */
  name: string;
  attributes: readonly Attribute[];
  start: number;
  end: number;
  /** True for an element of SVG or MathML. */
  foreign: boolean;
}

/** Methods that are called while a page is read. For an element without content, `close` follows `open` at once. */
export interface HtmlReader {
  open?(element: Element): void;
  close?(element: Element, at: number): void;
  /** Called for a text, which may come in several pieces. */
  text?(start: number, end: number): void;
  end?(): void;
}

export function attributeOf({ attributes }: Element, name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.name === name);
}

export function attributeText(element: Element, name: string): string | undefined {
  const attribute = attributeOf(element, name);
  return attribute && textOf(attribute);
}

export function textOf({ value = '' }: Attribute): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value;
}
