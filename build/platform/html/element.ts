import { decodeHTMLAttribute } from 'entities';

/** An attribute of an element; `start` and `end` enclose its value in the page. */
export interface Attribute {
  /** In lower case. */
  name: string;
  /** Its name as it stands in the page. */
  written: string;
  /** With its character references; undefined when only the name is there. */
  value: string | undefined;
  start: number;
  end: number;
}

/** An element, and where its opening tag stands in the page. */
export interface Element {
  /** In lower case. */
  name: string;
  attributes: readonly Attribute[];
  start: number;
  end: number;
  /** A drawing, a formula, or of one: HTML's own rules do not hold there. */
  foreign: boolean;
}

/** Hears of a page's elements and texts while it is read. For an element without content, `close` follows `open` at once. */
export interface HtmlReader {
  open?(element: Element): void;
  close?(element: Element, at: number): void;
  /** A text may come in several pieces. */
  text?(start: number, end: number): void;
  /** The page is read. */
  end?(): void;
}

export function attributeOf({ attributes }: Element, name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.name === name);
}

/** What an element's attribute says; undefined when it has none of that name. */
export function attributeText(element: Element, name: string): string | undefined {
  const attribute = attributeOf(element, name);
  return attribute && textOf(attribute);
}

/** What an attribute says; nothing when only its name is there. */
export function textOf({ value = '' }: Attribute): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value;
}
