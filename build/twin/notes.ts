import type { Element, ElementContent } from 'hast';

/** Elements that stand for a note and the call of it until they are Markdown. */
export const NOTE_CALL = 'note-call';
export const NOTE = 'note';

/** The number of the note that a link goes to, where it is the call of one. */
export function noteCalled({ tagName, children }: Element): string | undefined {
  const [link, ...others] = children;
  if (tagName !== 'sup' || others.length > 0 || link?.type !== 'element') return undefined;
  return /^#note:(\d+)$/.exec(String(link.properties.href ?? ''))?.[1];
}

/** Whether a link leads from a note back to its call: in Markdown whoever shows the note makes that link. */
export function leadsBack({ tagName, properties }: Element): boolean {
  return tagName === 'a' && /^#appel:\d+$/.test(String(properties.href ?? ''));
}

/** The list of notes that ends a text, as notes. */
export function notesOf({ children }: Element, inside: (item: Element) => ElementContent[]): Element[] {
  const lists = children.flatMap((child) => (child.type === 'element' ? child.children : []));
  return lists.flatMap((item): Element[] => {
    if (item.type !== 'element') return [];
    const number = String(item.properties.id ?? '').replace(/^note:/, '');
    return [{ type: 'element', tagName: NOTE, properties: { number }, children: inside(item) }];
  });
}
