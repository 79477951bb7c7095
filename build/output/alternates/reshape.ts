import type { Element, ElementContent } from 'hast';
import { parseUrl } from '../../contract/addresses.ts';
import { element, isBlank, isElement, isFootnoteBackLink, isHeading, isPhrasing, text, textIn } from './elements.ts';

/** Changes an element. `children`: its rendered children; `page`: the absolute address of the page. */
type Reshape = (one: Element, children: ElementContent[], page: string) => ElementContent[];

/** Functions for elements that alternates write otherwise than pages, by name. The `data-` attributes are the generator's own. */
export const reshape: Readonly<Record<string, Reshape>> = {
  a: link,
  img: ({ properties: { src, alt } }, _, page) => [
    element('img', [], { src: absolute(src, page), alt: String(alt ?? '') }),
  ],
  picture: (_, children) => children,
  video: ({ properties: { src, 'aria-label': name } }, _, page) => [
    element('a', [text(String(name ?? src))], { href: absolute(src, page) }),
  ],
  aside: (one, children) => [element('data-callout' in one.properties ? 'blockquote' : 'div', children)],
  p: (one, children) => [
    element('p', 'data-callout-title' in one.properties ? [element('strong', children)] : children),
  ],
  pre: codeBlock,
  td: cell,
  th: cell,
  ul: list,
  ol: list,
  li: listItem,
  dl: definitions,
  button: (_, children) => children,
};

/** Changes a link. If it is a card, which contains a heading and more, the heading becomes the link. */
function link(one: Element, children: ElementContent[], page: string): ElementContent[] {
  if (isFootnoteBackLink(one)) return [];
  const around = (inner: ElementContent[]) => element('a', inner, { href: absolute(one.properties.href, page) });
  const heading = children.find(isHeading);
  if (!heading) return [around(children)];
  const rest = children.filter((block) => block !== heading && block.type === 'element');
  return [
    element('div', [
      element(heading.tagName, [around(heading.children)]),
      ...rest.map((block) => (isPhrasing(block) ? element('p', [block]) : block)),
    ]),
  ];
}

function absolute(address: unknown, page: string): string {
  const spelling = String(address ?? '');
  return parseUrl(spelling, page)?.href ?? spelling;
}

function codeBlock({ properties, children }: Element): ElementContent[] {
  const language = properties['data-language'];
  const className = language === undefined ? [] : [`language-${language}`];
  return [element('pre', [element('code', [text(textIn(children))], { className })])];
}

function cell({ tagName, properties }: Element, children: ElementContent[]): ElementContent[] {
  const align = properties['data-align'];
  return [element(tagName, inOneLine(children), typeof align === 'string' ? { align } : {})];
}

/** Puts the blocks of a cell on one line, because Markdown tables have no blocks in cells. */
function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let wasBlock = true;
  for (const child of children) {
    if (wasBlock && isBlank(child)) continue;
    const isBlock = child.type === 'element' && !isPhrasing(child);
    if (line.length > 0 && (isBlock || wasBlock)) line.push(text(' · '));
    line.push(...(isBlock ? inOneLine(child.children) : [child]));
    wasBlock = isBlock;
  }
  return line;
}

/** Turns a list whose items have headings into sections. */
function list({ tagName, properties: { start } }: Element, children: ElementContent[]): ElementContent[] {
  const items = children.filter((child) => isElement(child, 'li'));
  if (!items.every((item) => item.children.some(isTitled))) return [element(tagName, items, { start })];
  return [
    element(
      'div',
      items.flatMap((item) => headingFirst(item.children)),
    ),
  ];
}

function isTitled(one: ElementContent): boolean {
  return isHeading(one) || (isElement(one, 'div') && one.children.some(isHeading));
}

/** Moves a category below its heading, and drops an item's number. */
function headingFirst(children: readonly ElementContent[]): ElementContent[] {
  const nth = children.findIndex(isTitled);
  const before = children.slice(0, nth).filter((child) => child.type === 'element' && !/^\d+$/.test(textIn([child])));
  const below = before.map((one) => (isPhrasing(one) ? element('p', [one]) : one));
  return [...children.slice(nth, nth + 1), ...below, ...children.slice(nth + 1)];
}

function listItem({ properties }: Element, children: ElementContent[]): ElementContent[] {
  const task = properties['data-task'];
  const box = element('input', [], { type: 'checkbox', checked: task === 'done' });
  return [element('li', task === undefined ? children : [box, text(' '), ...children])];
}

/** Writes a description list as a plain one. */
function definitions(_: Element, children: ElementContent[]): ElementContent[] {
  const parts = children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const items: Element[] = [];
  for (const part of parts) {
    if (isElement(part, 'dt')) items.push(element('li', [element('strong', part.children)]));
    else if (isElement(part, 'dd')) items.at(-1)?.children.push(text(' — '), ...part.children);
  }
  return [element('ul', items)];
}
