import { trustedHtml } from './trusted-html.ts';

/** The document as it was last served. Scripts change the page, but not this copy. */
const shown: Node = document.documentElement.cloneNode(true);
const liveOf = new WeakMap<Node, Node>();
pair(shown, document.documentElement);

/** Updates the page in place and keeps scroll and focus. Returns false if it has to be loaded: scripts, styles or changed nodes differ. */
export async function updatePage(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return update(shown, rootOf(await response.text()));
}

function pair(node: Node, live: Node): void {
  liveOf.set(node, live);
  for (const [index, child] of node.childNodes.entries()) pair(child, live.childNodes[index] ?? live);
}

/** Parses a page outside of any document, because the page's policy would report its styles as errors, and returns its root. */
function rootOf(html: string): Element {
  const [start = ''] = html.split('<head', 1);
  const root = new DOMParser().parseFromString(trustedHtml(start), 'text/html').documentElement.cloneNode();
  if (!(root instanceof Element)) throw new Error('a document without a root');
  root.innerHTML = trustedHtml(html);
  return root;
}

/** Elements that run or load something, or that belong to a script. */
const ALIVE = 'script, style, link, [data-island]';
const DATA = 'script[type*=json], link:not([rel=stylesheet])';

function update(old: Node, next: Node): boolean {
  const live = liveOf.get(old);
  // The content of a `noscript` is text if scripts run, but elements in a document that is only parsed.
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

/** Pairs children from both ends, first by equal text, then by element. Nodes of `added` replace those of `removed`, before the node `behind`. */
function alignment(old: readonly Node[], next: readonly Node[]) {
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
    same: kept.flatMap((node, nth): [old: Node, next: Node][] => (others[nth] ? [[node, others[nth]]] : [])),
    removed: old.slice(start, from),
    added: next.slice(start, to),
    behind: old[from] ?? null,
  };
}

function isLike(old: Node | undefined, next: Node | undefined): boolean {
  return old !== undefined && old.nodeName === next?.nodeName;
}

function saysSame(old: Node | undefined, next: Node | undefined): boolean {
  return isLike(old, next) && old?.textContent === next?.textContent;
}
