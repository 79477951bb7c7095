import { type Counterparts, counterpartsOf, differencesOf, NeedsReload } from './differences.ts';
import { restyle } from './restyle.ts';
import { trustedHtml } from './trusted-html.ts';

/** The document that the page is made of: as it came, then as it was last brought up to date. */
let came: Node = document.documentElement.cloneNode(true);
let counterparts: Counterparts = counterpartsOf(came, document.documentElement);

/**
 * Makes of the page the one that is served now, without loading it: its scroll, its focus and what was typed stay.
 * False when only loading it can do that; nothing has changed then. `growing`: elements may come and go, though scripts that know the others hear nothing of it.
 */
export async function bringUpToDate({ growing = false } = {}): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  const served = rootOf(await response.text());
  try {
    const differences = differencesOf(came, served, counterparts, growing);
    await Promise.all(differences.styles.map(({ element, next }) => restyle(element, next)));
    for (const edit of differences.edits) edit();
    came = served;
    counterparts = differences.counterparts;
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
