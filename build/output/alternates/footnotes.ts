import type { Element, ElementContent } from 'hast';

/** Names of the elements that stand for a footnote and its call until they are written as Markdown. */
export const FOOTNOTE_CALL = 'note-call';
export const FOOTNOTE = 'note';

/** The number of the footnote that an element calls; undefined when it calls none. */
export function footnoteNumber({ tagName, children }: Element): string | undefined {
  const [link, ...others] = children;
  if (tagName !== 'sup' || others.length > 0 || link?.type !== 'element') return undefined;
  return /^#note:(\d+)$/.exec(String(link.properties.href ?? ''))?.[1];
}

/** Tells whether a link leads from a footnote back to its call. Programs that show Markdown make that link themselves. */
export function isFootnoteBackLink({ tagName, properties }: Element): boolean {
  return tagName === 'a' && /^#appel:\d+$/.test(String(properties.href ?? ''));
}

/** The footnotes of the list that ends a text. */
export function footnotesOf({ children }: Element, inside: (item: Element) => ElementContent[]): Element[] {
  const lists = children.flatMap((child) => (child.type === 'element' ? child.children : []));
  return lists.flatMap((item): Element[] => {
    if (item.type !== 'element') return [];
    const number = String(item.properties.id ?? '').replace(/^note:/, '');
    return [{ type: 'element', tagName: FOOTNOTE, properties: { number }, children: inside(item) }];
  });
}
