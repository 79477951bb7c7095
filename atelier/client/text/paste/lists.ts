import type { Element, ElementContent } from 'hast';
import { element, isElement, stylesOf, textIn } from './styles.ts';

interface Item {
  level: number;
  isOrdered: boolean;
  /** Of an item with a box to tick. */
  checked?: boolean;
  children: ElementContent[];
}

/** Paragraphs that only look like lists (Word's `mso-list`, or a bullet in the text) become lists; lists inside lists, which Google Docs and Word Online put beside their items, go into these. */
export function realLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let items: Item[] = [];
  const end = () => {
    if (items.length > 0) result.push(...listsOf(items));
    items = [];
  };
  for (const node of nodes) {
    const found = itemsOf(node);
    if (found) items.push(...found);
    else if (!(items.length > 0 && isBlank(node))) {
      end();
      result.push(node.type === 'element' ? { ...node, children: realLists(node.children) } : node);
    }
  }
  end();
  return result;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

function itemsOf(node: ElementContent): Item[] | undefined {
  if (isElement(node, 'p')) {
    const item = wordItem(node) ?? bulletItem(node);
    return item && [item];
  }
  if (isElement(node, 'ul', 'ol')) return listItems(node, 1);
  // Word Online has a box around each item's list.
  const inner = isElement(node, 'div') ? node.children.filter((child) => !isBlank(child)) : [];
  const lists = inner.filter((child) => isElement(child, 'ul', 'ol'));
  return inner.length > 0 && lists.length === inner.length ? lists.flatMap((list) => itemsOf(list) ?? []) : undefined;
}

/** The items of a list and of those inside it. `aria-level` says how deep those of Google Docs (`ariaLevel`) and Word Online (`data-aria-level`) are. */
function listItems({ tagName, children }: Element, level: number): Item[] {
  return children.flatMap((child): Item[] => {
    if (isElement(child, 'ul', 'ol')) return listItems(child, level + 1);
    if (!isElement(child, 'li')) return [];
    const said = Number(child.properties.ariaLevel ?? child.properties.dataAriaLevel);
    const own = said > 0 ? said : level;
    const checked = checkedOf(child);
    // Google Docs draws the box as a picture.
    const isBox = (one: ElementContent) => checked !== undefined && isElement(one, 'img', 'input');
    const inner = child.children.filter((one) => !isElement(one, 'ul', 'ol') && !isBox(one));
    const nested = child.children.flatMap((one) => (isElement(one, 'ul', 'ol') ? listItems(one, own + 1) : []));
    const item = { level: own, isOrdered: tagName === 'ol', children: realLists(inner) };
    return [{ ...item, ...(checked !== undefined && { checked }) }, ...nested];
  });
}

/** Whether an item's box is ticked, which is said by its role (Google Docs), by a form's box, or by the step before this one. */
function checkedOf({ properties, children }: Element): boolean | undefined {
  if (typeof properties.checked === 'boolean') return properties.checked;
  if (properties.role === 'checkbox') return properties.ariaChecked === 'true';
  const box = children.find((child) => isElement(child, 'input'));
  return box?.type === 'element' && box.properties.type === 'checkbox' ? box.properties.checked === true : undefined;
}

/** Word on the desktop: « mso-list:l0 level2 lfo1 », with the sign of the item in a `mso-list:Ignore`. */
function wordItem(node: Element): Item | undefined {
  const level = /\blevel(\d+)/.exec(stylesOf(node).get('mso-list') ?? '')?.[1];
  if (level === undefined) return undefined;
  const sign = textIn(node.children.flatMap(signsIn)).trim();
  return {
    level: Number(level),
    isOrdered: /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(sign),
    children: withoutSigns(node.children),
  };
}

function isSign(node: ElementContent): boolean {
  return node.type === 'element' && stylesOf(node).get('mso-list') === 'ignore';
}

function signsIn(node: ElementContent): ElementContent[] {
  if (isSign(node)) return [node];
  return node.type === 'element' ? node.children.flatMap(signsIn) : [];
}

function withoutSigns(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (isSign(node)) return [];
    return [node.type === 'element' ? { ...node, children: withoutSigns(node.children) } : node];
  });
}

const BULLET = /^\s*[•·▪◦‣●○■☐☑☒]\s+/;

function bulletItem(node: Element): Item | undefined {
  const [first, ...others] = node.children;
  if (first?.type !== 'text' || !BULLET.test(first.value)) return undefined;
  const box = /^\s*([☐☑☒])/.exec(first.value)?.[1];
  return {
    level: 1,
    isOrdered: false,
    ...(box !== undefined && { checked: box !== '☐' }),
    children: [{ ...first, value: first.value.replace(BULLET, '') }, ...others],
  };
}

/** Lists of items that follow each other: deeper ones in the item before them. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  const base = Math.min(...items.map(({ level }) => level));
  for (let nth = 0; nth < items.length; ) {
    const { isOrdered, level, children, checked }: Item = items[nth] ?? { isOrdered: false, level: base, children: [] };
    const next = items.findIndex((item, at) => at > nth && item.level <= base);
    const deeper = items.slice(nth + (level > base ? 0 : 1), next === -1 ? items.length : next);
    const own = level > base ? [] : children;
    const item = element('li', [...own, ...(deeper.length > 0 ? listsOf(deeper) : [])]);
    if (checked !== undefined && level <= base) item.properties = { checked };
    const name = isOrdered ? 'ol' : 'ul';
    const last = lists.at(-1);
    if (last?.tagName === name) last.children.push(item);
    else lists.push(element(name, [item]));
    nth = next === -1 ? items.length : next;
  }
  return lists;
}
