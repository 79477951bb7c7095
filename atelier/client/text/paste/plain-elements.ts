import type { Element, ElementContent } from 'hast';
import { LINK_SCHEMES } from '../../../../build/contract/addresses.ts';
import { type PastedPicture, picturePlace } from './pasted-pictures.ts';
import { element, hasClass, isElement, needsSmallSigns, smallSigns, stylesOf, textIn } from './styles.ts';

/** What was left out of a pasted text, in numbers. */
export interface LeftOut {
  links: number;
  /** Words that stood below or above the line, for which there are no such signs. */
  smallSigns: number;
}

/** What is found on the way through a pasted text. */
export interface Findings {
  leftOut: LeftOut;
  pictures: PastedPicture[];
  /** The highest number that the mark of a picture has so far. */
  marks: number;
}

const UNSEEN = new Set(
  'head script style meta link title template noscript iframe object svg button input select textarea o:p xml'.split(
    ' ',
  ),
);
const MARKS: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
};

/** What readers see of nodes that programs put on the clipboard: styles as the elements that mean them, without what Markdown cannot say or the site cannot show. Adds to `found`. */
export function plainElements(nodes: readonly ElementContent[], found: Findings): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || UNSEEN.has(node.tagName) || isHidden(node)) return [];
    if (isElement(node, 'img')) return picturePlace(node, found);
    const heading = headingLevel(node);
    const children = marked(node, plainElements(node.children, found));
    if (heading !== undefined) return [element(`h${heading}`, children)];
    if (isElement(node, 'a')) return link(node, children, found.leftOut);
    const small = smallSigns(node, children);
    if (small !== undefined) return [{ type: 'text', value: small }];
    if (needsSmallSigns(node, children)) found.leftOut.smallSigns += 1;
    if (node.tagName in MARKS || isElement(node, 'span', 'font', 'u', 'mark', 'ins', 'sub', 'sup')) return children;
    return [{ ...node, children }];
  });
}

function isHidden(node: Element): boolean {
  const styles = stylesOf(node);
  return styles.get('display') === 'none' || styles.get('mso-hide') === 'all' || 'hidden' in node.properties;
}

/** Word's title, and the headings of Word Online, are paragraphs that say so (`MsoTitle`; `role`, `aria-level`). */
function headingLevel(node: Element): number | undefined {
  const { role, ariaLevel } = node.properties;
  if (isElement(node, 'p') && hasClass(node, /^msotitle$/i)) return 1;
  if (!isElement(node, 'p', 'div') || role !== 'heading') return undefined;
  return Math.min(Math.max(Number(ariaLevel) || 2, 1), 6);
}

/** Bold, italic and struck as an element or a style has them. Google Docs puts all of a text into a `b` that is not bold. */
function marked(node: Element, children: ElementContent[]): ElementContent[] {
  if (isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th'))
    return children;
  const styles = stylesOf(node);
  const mark = MARKS[node.tagName];
  const weight = styles.get('font-weight');
  const isBold = weight === undefined ? mark === 'strong' : /^(?:bold|bolder|[6-9]00)$/.test(weight);
  const slope = styles.get('font-style');
  const isItalic = slope === undefined ? mark === 'em' : /^(?:italic|oblique)/.test(slope);
  const lines = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  const isStruck = mark === 'del' || lines.includes('line-through');
  const wanted = [...(isStruck ? ['del'] : []), ...(isItalic ? ['em'] : []), ...(isBold ? ['strong'] : [])];
  return wanted.reduce((inner, name) => [element(name, inner)], children);
}

function link(node: Element, children: ElementContent[], out: LeftOut): ElementContent[] {
  const href = String(node.properties.href ?? '').trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined && LINK_SCHEMES.includes(scheme))
    return [{ ...element('a', children), properties: { href } }];
  // Anchors inside the copied text lead nowhere once it is elsewhere.
  if (href !== '' && !href.startsWith('#')) out.links += 1;
  return children;
}

/** Tables whose cells are one line each, as Markdown's are; one of a single cell is a box, of which the content counts. */
export function plainTables(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isElement(node, 'table')) return [{ ...node, children: plainTables(node.children) }];
    const cells = cellsIn(node.children);
    const [only] = cells;
    if (only && cells.length === 1) return plainTables(only.children);
    return [withHead({ ...node, children: inOneLine(node.children) })];
  });
}

/** Markdown's tables have a head: the first row is it, as programs hardly ever say which one is. */
function withHead(table: Element): Element {
  const heads = rowsIn(table.children)[0]?.children ?? [];
  const rename = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.map((node) => {
      if (node.type !== 'element') return node;
      const tagName = heads.includes(node) && isElement(node, 'td') ? 'th' : node.tagName;
      return { ...node, tagName, children: rename(node.children) };
    });
  return { ...table, children: rename(table.children) };
}

function rowsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return isElement(node, 'tr') ? [node] : rowsIn(node.children);
  });
}

function cellsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return isElement(node, 'td', 'th') ? [node] : cellsIn(node.children);
  });
}

function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    return { ...node, children: isElement(node, 'td', 'th') ? line(node.children) : inOneLine(node.children) };
  });
}

const BLOCKS = new Set('p div ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table tbody thead tr td th'.split(' '));

/** What blocks hold, with a space where one ends. */
function line(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isElement(node, 'br')) return [{ type: 'text', value: ' ' }];
    if (node.type !== 'element') return [node];
    if (BLOCKS.has(node.tagName)) return [...line(node.children), { type: 'text', value: ' ' }];
    return [element(node.tagName, line(node.children))].map((copy) => ({ ...copy, properties: node.properties }));
  });
}

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
