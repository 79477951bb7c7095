import type { Element, ElementContent } from 'hast';
import { element, elementsIn, isElement, textIn, withoutNode } from './elements.ts';

/** The names of elements that represent notes and their references until they become Markdown. */
export const NOTE_CALL = 'note-call';
export const NOTE = 'note';

/** Returns nodes with elements for notes. Word, LibreOffice and Google Docs write two links that lead to each other, of which the later one begins the note. */
export function withNotes(nodes: readonly ElementContent[]): ElementContent[] {
  const links = linksIn(nodes);
  const names = new Map(links.flatMap((link) => nameOf(link).map((name): [string, Element] => [name, link])));
  const places = new Map(links.map((link, nth) => [link, nth]));
  const calls = new Map<Element, number>();
  const backs = new Map<Element, number>();
  for (const [nth, link] of links.entries()) {
    const answer = names.get(targetOf(link));
    if (!answer || (places.get(answer) ?? 0) <= nth || names.get(targetOf(answer)) !== link) continue;
    calls.set(link, calls.size + 1);
    backs.set(answer, calls.size);
  }
  return calls.size === 0 ? [...nodes] : withNumbers(nodes, calls, backs);
}

function linksIn(nodes: readonly ElementContent[]): Element[] {
  return elementsIn(nodes).filter((one) => isElement(one, 'a'));
}

function nameOf({ properties: { id, name } }: Element): string[] {
  return [id, name].flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
}

function targetOf({ properties: { href } }: Element): string {
  return /^#(.+)$/.exec(String(href ?? ''))?.[1] ?? '';
}

type Numbers = ReadonlyMap<Element, number>;

function withNumbers(nodes: readonly ElementContent[], calls: Numbers, backs: Numbers): ElementContent[] {
  const made = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const call = calls.get(node);
    if (call !== undefined) return [{ ...element(NOTE_CALL, []), properties: { number: call } }];
    const [only] = node.children.filter((child) => textIn([child]).trim() !== '');
    // The element around a raised reference is not needed.
    if (isElement(node, 'sup', 'span') && only && only.type === 'element' && calls.has(only))
      return withNumbers([only], calls, backs);
    const back = isElement(node, 'p', 'li') ? linksIn([node]).find((link) => backs.has(link)) : undefined;
    if (!back) return [{ ...node, children: withNumbers(node.children, calls, backs) }];
    return [{ ...element(NOTE, withoutNode(node.children, back)), properties: { number: backs.get(back) ?? 0 } }];
  });
  // The line above the notes is dropped, as the site draws its own.
  const last = made.findLastIndex((node) => elementsIn([node]).some(({ tagName }) => tagName === NOTE));
  return made.filter((node, nth) => !isElement(node, 'hr') || nth > last);
}
