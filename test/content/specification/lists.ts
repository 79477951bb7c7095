import { assert } from '../../suite.ts';
import { all, type Element, one } from '../../support/dom.ts';
import { realPage } from '../../support/real-pages.ts';

/** The items of a section's first list, without those of lists inside it. What a section inside has, such as a question, is not its own. */
export function itemsOf(section: Element): Element[] {
  const inside = new Set(all(section, 'section').flatMap((inner) => all(inner, '*')));
  const list = all(section, '*').find((one) => ['ul', 'ol'].includes(one.name) && !inside.has(one));
  return list ? all(list, '> li') : [];
}

/** The lists of a page's sections, in order; sections without one left out. */
export async function listsOf(path: string): Promise<Element[][]> {
  return all(await realPage(path), 'main > section')
    .map(itemsOf)
    .filter((items) => items.length > 0);
}

export async function listOf(path: string, size: number): Promise<Element[]> {
  const fitting = (await listsOf(path)).filter((items) => items.length === size);
  assert.is(fitting.length, 1, `lists of ${size} on ${path}`);
  return fitting[0] ?? [];
}

/** Of these cards, those that lead to these addresses: there is one for each, in this order. */
export function specifiedCards(cards: readonly Element[], addresses: readonly string[]): Element[] {
  const addressOf = (card: Element) => one(card, 'h3 a').attribs.href ?? '';
  const specified = cards.filter((card) => addresses.includes(addressOf(card)));
  assert.equal(specified.map(addressOf), addresses);
  return specified;
}
