import type { Element, ElementContent, Properties } from 'hast';
import { element, hasClass, isElement, stylesOf, text, textIn } from './elements.ts';

interface Item {
  level: number;
  /** Equal for the items of one list. */
  list: unknown;
  isOrdered: boolean;
  /** The item's number and the sign behind it, if Markdown has such numbers. */
  number?: { value: number; delimiter: string };
  /** The pattern of the number in Word Online: « %1.%2. ». */
  pattern?: string | undefined;
  /** A number that Markdown cannot write (« a. », « 4.2 »). */
  label?: string;
  /** The state of the item's check box, if it has one. */
  checked?: boolean | undefined;
  children: ElementContent[];
}

/**
 * Returns nodes in which paragraphs that only look like lists (Word's `mso-list`, or a bullet in the text) are lists, and in which lists that
 * Google Docs and Word Online put beside their items are inside them.
 */
export function realLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let items: Item[] = [];
  const end = () => {
    if (items.length > 0) result.push(...listsOf(numberItems(items)));
    items = [];
  };
  for (const node of nodes) {
    const found = itemsOf(node);
    if (found) items.push(...found);
    else if (!(items.length > 0 && isBlank(node))) {
      end();
      result.push(node.type === 'element' ? { ...node, children: realLists(withoutBullet(node)) } : node);
    }
  }
  end();
  return result;
}

/** Returns items with the numbers that their patterns produce from the items above; a partial copy may lack these. */
function numberItems(items: readonly Item[]): Item[] {
  const numbers: number[] = [];
  return items.map(({ pattern, ...item }) => {
    numbers.length = item.level;
    numbers[item.level] = item.number?.value ?? 1;
    if (pattern === undefined || item.label !== undefined || /^%\d\.$/.test(pattern)) return item;
    const label = pattern.replace(/%(\d)/g, (_, level) => String(numbers[Number(level)] ?? ''));
    return { ...item, label: label.replace(/^\.+/, '') };
  });
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

function itemsOf(node: ElementContent): Item[] | undefined {
  if (isElement(node, 'p')) {
    const item = wordItem(node) ?? bulletItem(node);
    return item && [item];
  }
  if (isElement(node, 'ul', 'ol', 'menu')) return listItems(node, 1);
  // Word Online wraps each item's list in a `div`.
  const inner = isElement(node, 'div') ? node.children.filter((child) => !isBlank(child)) : [];
  const lists = inner.filter((child) => isElement(child, 'ul', 'ol'));
  if (inner.length === 0 || lists.length < inner.length) return undefined;
  return lists.flatMap((list) => itemsOf(list) ?? []).map((item) => ({ ...item, list: 'boxes' }));
}

/** Returns the items of a list and of the lists inside it. Google Docs (`ariaLevel`) and Word Online (`data-aria-level`) give the depth of an item. */
function listItems(list: Element, level: number): Item[] {
  const { start, reversed } = list.properties;
  const count = list.children.filter((child) => isElement(child, 'li')).length;
  let next = Number(start ?? (reversed ? count : 1));
  return list.children.flatMap((child): Item[] => {
    if (isElement(child, 'ul', 'ol')) return listItems(child, level + 1);
    if (isBlank(child)) return [];
    // Browsers show nodes between items as lines.
    if (!isElement(child, 'li')) return [{ level, list, isOrdered: false, label: '', children: realLists([child]) }];
    const { ariaLevel, dataAriaLevel, dataLeveltext, dataListid, value } = child.properties;
    const own = Number(ariaLevel ?? dataAriaLevel) || level;
    const number = Number(value ?? next);
    next = number + (reversed ? -1 : 1);
    const isOrdered = isElement(list, 'ol') && !/check|bullet/.test(String(child.properties.dataList));
    const box = splitBox(child.children);
    const nested = box.children.flatMap((one) => (isElement(one, 'ul', 'ol') ? listItems(one, own + 1) : []));
    const children = realLists(box.children.filter((one) => !isElement(one, 'ul', 'ol')));
    const item = { level: own, list: dataListid ?? list, isOrdered, children, checked: stateOf(child) ?? box.checked };
    const pattern = typeof dataLeveltext === 'string' ? dataLeveltext : undefined;
    return [isOrdered ? { ...item, pattern, ...numberOf(number, list, child) } : item, ...nested];
  });
}

const TYPES = new Map(Object.entries({ a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' }));

function numberOf(value: number, list: Element, item: Element): Pick<Item, 'number' | 'label'> {
  const styles = [item, list].map((one) => stylesOf(one).get('list-style-type') ?? stylesOf(one).get('list-style'));
  const style = styles[0] ?? styles[1] ?? TYPES.get(String(item.properties.type ?? list.properties.type)) ?? '';
  const [, size, kind] = /(lower|upper)-(alpha|latin|roman)/.exec(style) ?? [];
  if (kind === undefined || value < 1 || value > 399)
    return { number: { value, delimiter: String(list.properties.delimiter ?? '.') } };
  const sign = kind === 'roman' ? roman(value) : lettersOf(value);
  return { label: `${size === 'upper' ? sign.toUpperCase() : sign}.` };
}

function lettersOf(value: number): string {
  const rest = (value - 1) % 26;
  const before = (value - 1 - rest) / 26;
  return (before > 0 ? lettersOf(before) : '') + 'abcdefghijklmnopqrstuvwxyz'.charAt(rest);
}

/** Roman numerals that replace several lower ones, up to 399. */
const ROMAN = 'iiiii=v vv=x xxxxx=l ll=c lxxxx=xc xxxx=xl viiii=ix iiii=iv'.split(' ').map((pair) => pair.split('='));

function roman(value: number): string {
  return ROMAN.reduce((signs, [from = '', to = '']) => signs.replaceAll(from, to), 'i'.repeat(value));
}

/** Returns the state of a checklist item by its own attributes. */
function stateOf(item: Element): boolean | undefined {
  const { checked, role, ariaChecked, dataChecked, dataList, dataInlineTaskId } = item.properties;
  const state = checked ?? (role === 'checkbox' ? ariaChecked : dataChecked);
  if (state !== undefined) return String(state) === 'true';
  if (/check/.test(String(dataList))) return dataList === 'checked';
  return dataInlineTaskId === undefined ? undefined : hasClass(item, /^checked$/);
}

const BOX = /^\s*(?:([☐□])|[☑☒✓✔]|\[( )\]|\[x\])\s+/i;

/** Returns the content of an item without the check box before its words, and the state of that box. */
function splitBox(nodes: readonly ElementContent[]): { children: ElementContent[]; checked?: boolean } {
  const at = nodes.findIndex((node) => !isBlank(node));
  const first = nodes[at];
  if (isElement(first, 'p', 'div')) {
    const { children, ...box } = splitBox(first.children);
    return { ...box, children: nodes.with(at, { ...first, children }) };
  }
  const [sign, ...empty] = (first?.type === 'text' && BOX.exec(first.value)) || [];
  if (first?.type !== 'text' || sign === undefined) return { children: [...nodes] };
  const rest = text(first.value.slice(sign.length));
  return { checked: empty.every((one) => one === undefined), children: nodes.with(at, rest) };
}

/** Returns the list item of a paragraph from desktop Word: « mso-list:l0 level2 lfo1 ». */
function wordItem(node: Element): Item | undefined {
  const [list, level] = /^(?:l\d+ )?level(\d+)(?: lfo\d+)?/.exec(stylesOf(node).get('mso-list') ?? '') ?? [];
  if (list === undefined) return undefined;
  const { sign, children } = splitSign(node.children);
  const [, value, delimiter] = /^(\d{1,9})([.)])$/.exec(sign) ?? [];
  const item = { level: Number(level), list: list.replace(/level\d+/, ''), isOrdered: false, children };
  if (value !== undefined && delimiter !== undefined)
    return { ...item, isOrdered: true, number: { value: Number(value), delimiter } };
  return NUMBER.test(sign) ? { ...item, label: sign } : item;
}

const NUMBER = /\p{Nd}|\p{L}{2}|\p{L}[.)\]:°]|^[A-Z]$/u;

/** Returns the content of a heading or a paragraph without a level, without the bullet that Word draws before it. A number stays. */
function withoutBullet(node: Element): ElementContent[] {
  if (!/^(?:h[1-6]|p)$/.test(node.tagName)) return node.children;
  const { sign, children } = splitSign(node.children);
  return NUMBER.test(sign) ? [text(`${sign} `), ...children] : children;
}

/** Splits the content of a Word item into the sign before it, in `mso-list:Ignore` or between conditional comments, and the rest. */
function splitSign(nodes: readonly ElementContent[]): { sign: string; children: ElementContent[] } {
  let sign = '';
  let isInside = false;
  const children = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'comment')
      isInside = /^\[if !supportLists\]/i.test(node.value) || (isInside && !/endif/i.test(node.value));
    if (isInside || (node.type === 'element' && stylesOf(node).get('mso-list') === 'ignore')) {
      sign += textIn([node]);
      return [];
    }
    if (node.type !== 'element') return [node];
    const inner = splitSign(node.children);
    sign += inner.sign;
    return [{ ...node, children: inner.children }];
  });
  return { sign: sign.replace(/\s+/g, ' ').trim(), children };
}

/** Returns the list item of a paragraph that begins with a bullet or check box as text. */
function bulletItem(node: Element): Item | undefined {
  const item = { level: 1, list: 'bullets', isOrdered: false };
  const box = splitBox(node.children);
  if (box.checked !== undefined) return { ...item, ...box };
  const [first, ...others] = node.children;
  const [sign] = (first?.type === 'text' && /^\s*[•·▪◦‣●○■]\s+/.exec(first.value)) || [];
  if (first?.type !== 'text' || sign === undefined) return undefined;
  return { ...item, children: [text(first.value.slice(sign.length)), ...others] };
}

/** Returns the lists of successive items, with deeper items inside the item before them. Items with a label become paragraphs. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  const base = Math.min(...items.map(({ level }) => level));
  let previous: Item | undefined;
  for (const [nth, item] of items.entries()) {
    const isOwn = item.level <= base;
    // Deeper items belong to the item before them.
    if (!isOwn && nth > 0) continue;
    let end = nth + 1;
    while ((items[end]?.level ?? base) > base) end++;
    const deeper = items.slice(nth + (isOwn ? 1 : 0), end);
    const inside = deeper.length > 0 ? listsOf(deeper) : [];
    if (isOwn && item.label !== undefined) lists.push(...withLabel(item.label, item.children), ...inside);
    else {
      const line = element('li', [...(isOwn ? item.children : []), ...inside]);
      if (isOwn && item.checked !== undefined) line.properties = { checked: item.checked };
      const last = lists.at(-1);
      if (last && previous && isNextItem(item, previous)) last.children.push(line);
      else lists.push(element(item.isOrdered ? 'ol' : 'ul', [line], startOf(item)));
    }
    previous = item;
  }
  return lists;
}

function startOf({ number }: Item): Properties {
  return number ? { start: number.value, delimiter: number.delimiter } : {};
}

function isNextItem({ list, number }: Item, previous: Item): boolean {
  if (list !== previous.list || previous.label !== undefined) return false;
  const before = previous.number;
  return number?.delimiter === before?.delimiter && number?.value === (before && before.value + 1);
}

function withLabel(label: string, children: readonly ElementContent[]): Element[] {
  const sign = text(`${label} `);
  const [first, ...others] = children.filter((child) => !isBlank(child));
  if (!isElement(first, 'p', 'div')) return [element('p', [sign, ...children])];
  return [{ ...first, children: [sign, ...first.children] }, element('div', others)];
}
