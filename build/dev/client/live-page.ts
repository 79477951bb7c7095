import { differencesOf, NeedsReload, type Twins } from './differences.ts';
import { restyle } from './restyle.ts';
import { trustedHtml } from './trusted-html.ts';

/** The document that the page is made of: as it came, then as it was last brought up to date. */
let came: Node = document.documentElement.cloneNode(true);
let twins: Twins = twinsOf(came, document.documentElement);

/**
 * Makes of the page the one that is served now, without loading it: its scroll, its focus and what was typed stay.
 * False when only loading it can do that; nothing has changed then.
 */
export async function bringUpToDate(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  const served = rootOf(await response.text());
  try {
    const found = differencesOf(came, served, twins);
    await Promise.all(found.styles.map(({ element, next }) => restyle(element, next)));
    for (const edit of found.edits) edit();
    came = served;
    twins = found.twins;
    return true;
  } catch (error) {
    if (error instanceof NeedsReload) return false;
    throw error;
  }
}

/** The document's root, in no document: the page's policy would be asked about styles that stood in one, and refuse them aloud. */
function rootOf(html: string): Element {
  const [start = ''] = html.split('<head', 1);
  const root = new DOMParser().parseFromString(trustedHtml(start), 'text/html').documentElement.cloneNode();
  if (!(root instanceof Element)) throw new Error('a document without a root');
  root.innerHTML = trustedHtml(html);
  return root;
}

function twinsOf(copy: Node, live: Node): Map<Node, Node> {
  const twins = new Map([[copy, live]]);
  const others = [...live.childNodes];
  for (const [index, child] of copy.childNodes.entries())
    for (const [node, twin] of twinsOf(child, others[index] ?? live)) twins.set(node, twin);
  return twins;
}
