import { alignment, type Counterparts, isLike, replacement } from './alignment.ts';
import { NeedsReload } from './needs-reload.ts';
import type { StyleElement } from './restyle.ts';

/** What makes of the page as it stands the one that is served now. */
export interface Differences {
  edits: (() => void)[];
  styles: { element: StyleElement; next: StyleElement }[];
  /** The nodes of the page, by those of the document that is served now. */
  counterparts: Map<Node, Node>;
}

/**
 * What differs between the document that a page came as and the one that is served now: texts, attributes, styles.
 * Throws `NeedsReload` for all else: scripts, islands, what a script has changed since, and elements that come or go, unless the page is `growing`.
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
  const changed = [...names].filter((name) => !means(old.getAttribute(name), next.getAttribute(name)));
  return changed.map((name) => {
    if (!(live instanceof Element) || live.getAttribute(name) !== old.getAttribute(name)) throw new NeedsReload();
    const value = next.getAttribute(name);
    return () => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value));
  });
}

/** Hashes in a policy follow the styles, which need none once they are replaced; scripts are compared themselves. */
function means(value: string | null, other: string | null): boolean {
  const HASH = /'sha256-[^']+'/g;
  return value === other || (value !== null && other !== null && value.replace(HASH, '') === other.replace(HASH, ''));
}

function isStyle(node: Node | undefined): node is StyleElement {
  return node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
}

function hasOtherRules(old: StyleElement, next: StyleElement): boolean {
  return old.textContent !== next.textContent || old.getAttribute('href') !== next.getAttribute('href');
}

/** What runs once, or what a script has made its own. */
function isOutOfReach(element: Element): boolean {
  const runs = element instanceof HTMLScriptElement && !element.type.includes('json');
  return runs || isStyle(element) || element.hasAttribute('data-island');
}

/** Its content is text where scripts run, and elements in a document that is only read. */
function isUnseen({ nodeName }: Element): boolean {
  return nodeName === 'NOSCRIPT';
}
