import { DomUtils, parseDocument } from 'htmlparser2';
import { fileText, type OutputFile } from '../../build/contract/output.ts';

export type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export function parseHtml(html: string): Document {
  return parseDocument(html);
}

/**
 * Elements in document order that fit a selector of names, `#id`, `[attribute]`, `[attribute="value"]` and `[attribute^="start"]`,
 * below one another (space) or right below (`>`). There is no `.class`: class names are the stylesheet's business.
 */
export function all(root: Document | Element, selector: string): Element[] {
  let found: (Document | Element)[] = [root];
  let childrenOnly = false;
  for (const part of selector.split(/\s+(?![^[]*\])/)) {
    if (part === '>') {
      childrenOnly = true;
      continue;
    }
    const fits = matcherOf(part);
    const next = found.flatMap((node) => DomUtils.filter(fits, node.children, !childrenOnly));
    found = [...new Set(next)].filter(isElement);
    childrenOnly = false;
  }
  return found.filter(isElement);
}

/** The one element that fits: none, or several, is an error. */
export function one(root: Document | Element, selector: string): Element {
  const [first, ...others] = all(root, selector);
  if (!first || others.length > 0)
    throw new Error(`${first ? others.length + 1 : 'no'} elements instead of one fit ${selector}`);
  return first;
}

/** Text as a reader takes it in: one kind of space, one kind of apostrophe and minus. */
export function textOf(node: Document | Element): string {
  return plain(DomUtils.textContent(node));
}

/** Tests each element's text: the words of neighbours would run into each other. */
export function says(root: Document | Element, pattern: RegExp): boolean {
  return all(root, '*').some((element) => pattern.test(textOf(element)));
}

/** The values of an attribute, one for each element that fits. */
export function attributes(root: Document | Element, selector: string, name: string): (string | undefined)[] {
  return all(root, selector).map((element) => element.attribs[name]);
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").replaceAll('−', '-').trim();
}

const COMPOUND = /^([a-z][a-z0-9]*|\*)?((?:#[\w-]+|\[[\w:-]+(?:\^?="[^"]*")?\])*)$/;
const CONDITION = /#([\w-]+)|\[([\w:-]+)(?:(\^?=)"([^"]*)")?\]/g;

function matcherOf(part: string): (node: Node) => boolean {
  const [whole, name = '*', conditions = ''] = COMPOUND.exec(part) ?? [];
  if (!whole) throw new Error(`not a selector this file understands: ${part}`);
  const tests = [...conditions.matchAll(CONDITION)].map(
    ([, id, attribute = 'id', operator = id === undefined ? '' : '=', value = id ?? '']) =>
      (element: Element) => {
        const actual = element.attribs[attribute];
        if (actual === undefined || operator === '') return actual !== undefined;
        return operator === '=' ? actual === value : actual.startsWith(value);
      },
  );
  return (node) => isElement(node) && (name === '*' || node.name === name) && tests.every((fits) => fits(node));
}

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** A page's HTML; empty where there is no such page. */
export function pageText(page: { file: OutputFile } | undefined): string {
  return page ? fileText(page.file) : '';
}

/** A set text as cases write it: `_` stands for a no-break space, `~` for a fine one. */
export function expandSpaces(text: string): string {
  return text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');
}
