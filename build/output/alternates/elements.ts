import type { Element, ElementContent, Properties } from 'hast';

/** Elements that flow within lines of text. */
const PHRASING = new Set(
  'a abbr b br button code data del em i img kbd note-call q s small span strong sub sup time'.split(' '),
);

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

export function isElement<Name extends string>(
  one: ElementContent,
  ...names: readonly Name[]
): one is Element & { tagName: Name } {
  return one.type === 'element' && names.some((name) => name === one.tagName);
}

export function isPhrasing(one: ElementContent): boolean {
  return one.type !== 'element' || PHRASING.has(one.tagName);
}

export function isHeading(one: ElementContent): one is Element & { tagName: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' } {
  return isElement(one, 'h2', 'h3', 'h4', 'h5', 'h6');
}

export function isBlank(one: ElementContent): boolean {
  return one.type === 'text' && one.value.trim() === '';
}

export function textIn(children: readonly ElementContent[]): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textIn(child.children) : ''))
    .join('');
}

/** Elements that only the layout separates. Bold ones need a space only beside an element of `BOXES`. */
const APART = new Set(['a', 'button', 'small', 'span', 'time']);
const APART_FROM_BOXES = new Set(['b', 'strong']);
const BOXES = new Set(['button', 'small', 'span', 'time']);

/** Tells whether two elements need a space, so that their words do not run together, such as a day and a length. */
export function needSpaceBetween(one: ElementContent, next: ElementContent): boolean {
  if (one.type !== 'element' || next.type !== 'element') return false;
  const names = [one.tagName, next.tagName];
  if (names.every((name) => APART.has(name))) return true;
  return names.some((name) => BOXES.has(name)) && names.some((name) => APART_FROM_BOXES.has(name));
}

/** Names of the elements that replace a footnote and its call. */
export const FOOTNOTE_CALL = 'note-call';
export const FOOTNOTE = 'note';

/** Returns the number of the footnote that an element calls, or undefined if it calls none. */
export function footnoteNumber({ tagName, children }: Element): string | undefined {
  const [link, ...others] = children;
  if (tagName !== 'sup' || others.length > 0 || link?.type !== 'element') return undefined;
  return /^#note:(\d+)$/.exec(String(link.properties.href ?? ''))?.[1];
}

/** Tells whether a link leads back from a footnote; programs that show Markdown make these links themselves. */
export function isFootnoteBackLink({ tagName, properties }: Element): boolean {
  return tagName === 'a' && /^#appel:\d+$/.test(String(properties.href ?? ''));
}

export function footnotesOf({ children }: Element, inside: (item: Element) => ElementContent[]): Element[] {
  const lists = children.flatMap((child) => (child.type === 'element' ? child.children : []));
  return lists.flatMap((item): Element[] => {
    if (item.type !== 'element') return [];
    const number = String(item.properties.id ?? '').replace(/^note:/, '');
    return [{ type: 'element', tagName: FOOTNOTE, properties: { number }, children: inside(item) }];
  });
}
