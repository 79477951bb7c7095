import { trustedHtml } from './trusted-html.ts';

/** The document that the page is made of: as it came, then as it was last brought up to date. */
const shown: Node = document.documentElement.cloneNode(true);
/** The nodes of the page, by those of `shown`. */
const liveOf = new WeakMap<Node, Node>();
pair(shown, document.documentElement);

/**
 * Makes of the page the one that is served now, without loading it: its scroll and its focus stay. Returns false where only loading can do
 * that: scripts, styles and islands differ, or nodes that a script has changed. Some parts may be up to date then.
 */
export async function updatePage(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return update(shown, rootOf(await response.text()));
}

function pair(node: Node, live: Node): void {
  liveOf.set(node, live);
  for (const [index, child] of node.childNodes.entries()) pair(child, live.childNodes[index] ?? live);
}

/** The document's root, in no document: the page's policy would be asked about styles that stood in one, and refuse them aloud. */
function rootOf(html: string): Element {
  const [start = ''] = html.split('<head', 1);
  const root = new DOMParser().parseFromString(trustedHtml(start), 'text/html').documentElement.cloneNode();
  if (!(root instanceof Element)) throw new Error('a document without a root');
  root.innerHTML = trustedHtml(html);
  return root;
}

/** Elements that run or load something, or that a script has made its own. */
const ALIVE = 'script, style, link, [data-island]';
/** Such elements that only hold data, which may change. */
const DATA = 'script[type*=json], link:not([rel=stylesheet])';

/** Makes of a node of `shown`, and of its own of the page, another one; returns false where only loading the page can. */
function update(old: Node, next: Node): boolean {
  const live = liveOf.get(old);
  // The content of a `noscript` is text where scripts run, and elements in a document that is only read.
  if (old.isEqualNode(next) || old.nodeName === 'NOSCRIPT') return true;
  if (!live || old.nodeName !== next.nodeName) return false;
  if (old instanceof Element && next instanceof Element && live instanceof Element) {
    if (old.matches(ALIVE) && !old.matches(DATA)) return false;
    return updateAttributes(old, next, live) && updateChildren(old, next, live);
  }
  if (!live.isConnected || live.nodeValue !== old.nodeValue) return false;
  for (const node of [old, live]) node.nodeValue = next.nodeValue;
  return true;
}

function updateAttributes(old: Element, next: Element, live: Element): boolean {
  for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const [before, after] = [old.getAttribute(name), next.getAttribute(name)];
    if (before === after) continue;
    if (live.getAttribute(name) !== before) return false;
    for (const node of [old, live])
      if (after === null) node.removeAttribute(name);
      else node.setAttribute(name, after);
  }
  return true;
}

function updateChildren(old: Element, next: Element, live: Element): boolean {
  const { same, removed, added, behind } = alignment([...old.childNodes], [...next.childNodes]);
  if (!same.every(([one, other]) => update(one, other))) return false;
  if (removed.length + added.length === 0) return true;
  const isThere = (node: Node) => liveOf.get(node)?.parentNode === live;
  if ([...removed, ...added].some(isAlive) || ![...removed, ...(behind ? [behind] : [])].every(isThere)) return false;
  for (const node of removed) for (const one of [node, liveOf.get(node)]) one?.parentNode?.removeChild(one);
  for (const node of added) {
    const copy = document.importNode(node, true);
    pair(old.insertBefore(node, behind), copy);
    live.insertBefore(copy, (behind && liveOf.get(behind)) ?? null);
  }
  return true;
}

function isAlive(node: Node): boolean {
  return node instanceof Element && (node.matches(ALIVE) || node.querySelector(ALIVE) !== null);
}

interface Alignment {
  /** Those that stay, with what they become. */
  same: [old: Node, next: Node][];
  /** Those that go, and those that come in their place, one after another. */
  removed: Node[];
  added: Node[];
  /** The old node that they stand before; null at the end. */
  behind: Node | null;
}

/** Pairs the children at the beginning and at the end that say the same, and between these one by one as far as they are of one kind; the rest gives way. */
function alignment(old: readonly Node[], next: readonly Node[]): Alignment {
  const limit = Math.min(old.length, next.length);
  let [start, end] = [0, 0];
  for (const fits of [saysSame, isLike]) {
    while (start + end < limit && fits(old[start], next[start])) start++;
    while (start + end < limit && fits(old.at(-1 - end), next.at(-1 - end))) end++;
  }
  const [from, to] = [old.length - end, next.length - end];
  const kept = [...old.slice(0, start), ...old.slice(from)];
  const others = [...next.slice(0, start), ...next.slice(to)];
  return {
    same: kept.flatMap((node, nth): [Node, Node][] => (others[nth] ? [[node, others[nth]]] : [])),
    removed: old.slice(start, from),
    added: next.slice(start, to),
    behind: old[from] ?? null,
  };
}

/** Tells whether two nodes are of one kind, so that one can become the other. */
function isLike(old: Node | undefined, next: Node | undefined): boolean {
  return old !== undefined && old.nodeName === next?.nodeName;
}

function saysSame(old: Node | undefined, next: Node | undefined): boolean {
  return isLike(old, next) && old?.textContent === next?.textContent;
}
