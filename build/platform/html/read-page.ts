import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { Attribute, Element, HtmlReader } from './element.ts';

/** Elements without content, today's and those of old (HTML, § 13.1.2 and § 16.2). */
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
const FOREIGN = new Set(['svg', 'math']);
/** Elements of drawings and formulas that hold HTML (HTML, § 13.2.6). */
const INTEGRATION = new Set('annotation-xml desc foreignobject mi mn mo ms mtext title'.split(' '));

/**
 * Reads a page once, for all its readers. An element ends where its closing tag stands, or that of an element around it.
 * Returns whether the page is regular, as React and remark-html print: every element is closed once and in order, by a tag of its own or, in a
 * drawing, by its `/>`; every attribute has double quotes or no value, and stands once, names of elements are in lower case, a doctype comes first,
 * and no comment is conditional (`<!-- [… -->`).
 */
export function readHtml(html: string, readers: readonly HtmlReader[]): boolean {
  const reading = new Reading(html, readers);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reading);
  tokenizer.write(html);
  tokenizer.end();
  return reading.regular;
}

/** What the tokenizer calls. */
class Reading implements TokenizerCallbacks {
  regular = true;
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
    const written = this.html.slice(start, end);
    const name = lowerCase(written);
    if (!isSpace(this.html.charCodeAt(start - 1)) || this.attributes.some((other) => other.name === name))
      this.irregular();
    this.attribute = { name, written, value: undefined, start: end, end };
    this.attributes.push(this.attribute);
  }

  onattribdata(start: number, end: number): void {
    if (!this.attribute) return;
    if (this.attribute.end + 2 !== start) this.irregular();
    this.attribute.value = this.html.slice(start, end);
    this.attribute.start = start;
    this.attribute.end = end;
  }

  onattribend(quote: QuoteType): void {
    if (quote !== QuoteType.Double && quote !== QuoteType.NoValue) this.irregular();
  }

  onopentagend(end: number): void {
    this.opens(end + 1);
  }

  onselfclosingtag(end: number): void {
    const element = this.opens(end + 1);
    if (VOID.has(element.name)) return;
    if (element.foreign) this.closeDownTo(this.opened.length - 1, end + 1);
    else this.irregular();
  }

  onclosetag(start: number, end: number): void {
    const name = this.nameAt(start, end);
    const last = this.opened.length - 1;
    const nth = this.opened[last]?.name === name ? last : this.opened.findLastIndex((one) => one.name === name);
    if (nth === -1 || nth < last || this.html[end] !== '>') this.irregular();
    if (nth !== -1) this.closeDownTo(nth, start - 2);
  }

  ontext(start: number, end: number): void {
    for (const reader of this.readers) reader.text?.(start, end);
  }

  onend(): void {
    if (this.opened.length > 0) this.irregular();
    this.closeDownTo(0, this.html.length);
    for (const reader of this.readers) reader.end?.();
  }

  oncomment(start: number, end: number): void {
    if (this.html.slice(start, end).includes('[')) this.irregular();
  }

  oncdata(): void {
    this.irregular();
  }

  onprocessinginstruction(): void {
    this.irregular();
  }

  ondeclaration(start: number): void {
    if (start > '<!'.length) this.irregular();
  }

  onattribentity(): void {}
  ontextentity(): void {}

  private irregular(): void {
    this.regular = false;
  }

  private nameAt(start: number, end: number): string {
    const written = this.html.slice(start, end);
    const name = lowerCase(written);
    if (name !== written && !this.isInForeignContext()) this.irregular();
    return name;
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

/** Avoids `toLowerCase`, which is slow on slices of a text with accents, for names without capitals: nearly all. */
function lowerCase(name: string): string {
  return /[A-Z]/.test(name) ? name.toLowerCase() : name;
}

/** Space, tab, line feed, form feed or carriage return: what stands between attributes (HTML, § 13.1.2.3). */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13 && code !== 11);
}
