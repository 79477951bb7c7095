import type { StyleElement } from './restyle.ts';

/** Changes that turn the page into the one that is served now. */
interface Differences {
  edits: (() => void)[];
  styles: { element: StyleElement; next: StyleElement }[];
  /** The nodes of the page, by those of the document that is served now. */
  counterparts: Map<Node, Node>;
}

/**
 * Returns the differences between the document as it came and as it is served now: texts, attributes, styles. Throws `NeedsReload` for all else:
 * scripts, islands, nodes that a script has changed, and elements that come or go, unless the page is `growing`.
 */
export function differencesOf(came: Node, served: Node, counterparts: Counterparts, growing = false): Differences {
  const differences: Differences = { edits: [], styles: [], counterparts: new Map() };
  const compare = (old: Node, next: Node): void => {
    if (old.nodeName !== next.nodeName) throw new NeedsReload();
    const live = counterparts.get(old);
    if (live) differences.counterparts.set(next, live);
    if (!(old instanceof Element && next instanceof Element)) {
      if (old.nodeValue !== next.nodeValue) differences.edits.push(textEdit(old, next, live));
    } else if (isStyle(old) && isStyle(next) && isStyle(live)) {
      if (hasOtherRules(old, next)) differences.styles.push({ element: live, next });
    } else if (isOutOfReach(old)) {
      if (!old.isEqualNode(next)) throw new NeedsReload();
    } else if (!isUnseen(old)) {
      differences.edits.push(...attributeEdits(old, next, live));
      for (const [child, other] of pairs(old, next, live)) compare(child, other);
    }
  };
  const pairs = (old: Element, next: Element, live: Node | undefined): [Node, Node][] => {
    const [children, others] = [[...old.childNodes], [...next.childNodes]];
    if (children.length === others.length && (!growing || children.every((one, nth) => isLike(one, others[nth]))))
      return children.map((child, nth) => [child, others[nth] ?? next]);
    if (!growing || !live) throw new NeedsReload();
    const { same, removed, added, behind } = alignment(children, others);
    differences.edits.push(replacement(live, { removed, added, behind }, counterparts, differences.counterparts));
    return same;
  };
  compare(came, served);
  return differences;
}

function textEdit(old: Node, next: Node, live: Node | undefined): () => void {
  if (!live?.isConnected || live.nodeValue !== old.nodeValue) throw new NeedsReload();
  return () => {
    live.nodeValue = next.nodeValue;
  };
}

function attributeEdits(old: Element, next: Element, live: Node | undefined): (() => void)[] {
  const names = new Set([...old.getAttributeNames(), ...next.getAttributeNames()]);
  const changed = [...names].filter((name) => !isEquivalent(old.getAttribute(name), next.getAttribute(name)));
  return changed.map((name) => {
    if (!(live instanceof Element) || live.getAttribute(name) !== old.getAttribute(name)) throw new NeedsReload();
    const value = next.getAttribute(name);
    return () => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value));
  });
}

/** Hashes in a policy follow the styles, which need none once they are replaced; scripts are compared themselves. */
function isEquivalent(value: string | null, other: string | null): boolean {
  const HASH = /'sha256-[^']+'/g;
  return value === other || (value !== null && other !== null && value.replace(HASH, '') === other.replace(HASH, ''));
}

function isStyle(node: Node | undefined): node is StyleElement {
  return node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
}

function hasOtherRules(old: StyleElement, next: StyleElement): boolean {
  return old.textContent !== next.textContent || old.getAttribute('href') !== next.getAttribute('href');
}

/** Scripts run once, and elements that a script has changed are its own. */
function isOutOfReach(element: Element): boolean {
  const runs = element instanceof HTMLScriptElement && !element.type.includes('json');
  return runs || isStyle(element) || element.hasAttribute('data-island');
}

/** Its content is text where scripts run, and elements in a document that is only read. */
function isUnseen({ nodeName }: Element): boolean {
  return nodeName === 'NOSCRIPT';
}

/** The nodes of the page as it stands, by those of the document that it came as. */
export type Counterparts = ReadonlyMap<Node, Node>;

interface Alignment {
  /** Those that stay, with what they are now. */
  same: [old: Node, next: Node][];
  /** Those that go, and those that come in their place, one after another. */
  removed: Node[];
  added: Node[];
  /** The old node that they stand before; undefined at the end. */
  behind: Node | undefined;
}

/** Pairs the children at the beginning and at the end that say the same, and between these one by one as far as they are of one kind; the rest gives way. */
export function alignment(old: readonly Node[], next: readonly Node[]): Alignment {
  const limit = Math.min(old.length, next.length);
  let start = 0;
  while (start < limit && saysSame(old[start], next[start])) start++;
  let end = 0;
  while (end < limit - start && saysSame(old.at(-1 - end), next.at(-1 - end))) end++;
  while (start + end < limit && isLike(old[start], next[start])) start++;
  while (start + end < limit && isLike(old.at(-1 - end), next.at(-1 - end))) end++;
  const pairsOf = (some: readonly Node[], others: readonly Node[]) =>
    some.flatMap((one, nth): [Node, Node][] => (others[nth] ? [[one, others[nth]]] : []));
  return {
    same: [
      ...pairsOf(old.slice(0, start), next.slice(0, start)),
      ...pairsOf(old.slice(old.length - end), next.slice(next.length - end)),
    ],
    removed: old.slice(start, old.length - end),
    added: next.slice(start, next.length - end),
    behind: old[old.length - end],
  };
}

/** Of one kind: what one says can become what the other says. */
function isLike(old: Node | undefined, next: Node | undefined): boolean {
  return old !== undefined && old.nodeName === next?.nodeName;
}

function saysSame(old: Node | undefined, next: Node | undefined): boolean {
  return isLike(old, next) && old?.textContent === next?.textContent;
}

/** Elements that run or load something. */
const ALIVE = 'script, style, link, [data-island]';

/**
 * Puts copies of new nodes in the place of old ones, below this node of the page. `copyOf` learns which copy is whose.
 * Throws `NeedsReload` where either hold what only loading the page begins or ends.
 */
function replacement(
  live: Node,
  { removed, added, behind }: Omit<Alignment, 'same'>,
  counterparts: Counterparts,
  copyOf: Map<Node, Node>,
): () => void {
  if ([...removed, ...added].some(isAlive)) throw new NeedsReload();
  const leaving = removed.map((node) => counterparts.get(node));
  const before = behind && counterparts.get(behind);
  const isThere = (node: Node | undefined) => node?.parentNode === live;
  if (!leaving.every(isThere) || (behind && !isThere(before))) throw new NeedsReload();
  const copies = added.map((node) => {
    const copy = document.importNode(node, true);
    for (const [one, counterpart] of counterpartsOf(node, copy)) copyOf.set(one, counterpart);
    return copy;
  });
  return () => {
    for (const node of leaving) node?.parentNode?.removeChild(node);
    for (const copy of copies) live.insertBefore(copy, before ?? null);
  };
}

/** The nodes of a page, by those of a document that it is a copy of. */
export function counterpartsOf(copy: Node, live: Node): Map<Node, Node> {
  const counterparts = new Map([[copy, live]]);
  const others = [...live.childNodes];
  for (const [index, child] of copy.childNodes.entries())
    for (const [node, counterpart] of counterpartsOf(child, others[index] ?? live)) counterparts.set(node, counterpart);
  return counterparts;
}

function isAlive(node: Node): boolean {
  return node instanceof Element && (node.matches(ALIVE) || node.querySelector(ALIVE) !== null);
}

/** A difference that only loading the page can bring. */
export class NeedsReload extends Error {}
