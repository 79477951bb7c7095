import { NeedsReload } from './needs-reload.ts';

/** The nodes of the page as it stands, by those of the document that it came as. */
export type Counterparts = ReadonlyMap<Node, Node>;

/** What becomes of an element's children. */
export interface Alignment {
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
export function isLike(old: Node | undefined, next: Node | undefined): boolean {
  return old !== undefined && old.nodeName === next?.nodeName;
}

function saysSame(old: Node | undefined, next: Node | undefined): boolean {
  return isLike(old, next) && old?.textContent === next?.textContent;
}

/** What a script has taken into its hands, or what runs. */
const ALIVE = 'script, style, link, [data-island]';

/**
 * Puts copies of new nodes in the place of old ones, below this node of the page. `copyOf` learns which copy is whose.
 * Throws `NeedsReload` where either hold what only loading the page begins or ends.
 */
export function replacement(
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
