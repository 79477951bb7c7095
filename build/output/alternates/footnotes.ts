import type { Element, ElementContent } from 'hast';

/** Elements that stand for a footnote and its call. */
export const FOOTNOTE_CALL = 'note-call';
export const FOOTNOTE = 'note';

/** Undefined if the element calls none. */
export function footnoteNumber({ tagName, children }: Element): string | undefined {
  const [link, ...others] = children;
  if (tagName !== 'sup' || others.length > 0 || link?.type !== 'element') return undefined;
  return /^#note:(\d+)$/.exec(String(link.properties.href ?? ''))?.[1];
}

/** Programs that show Markdown make these links themselves. */
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
