import type { Root } from 'mdast';
import { visit } from './nodes.ts';

/** Signs that no address holds, and that end a sentence or a quotation around one. */
const NEVER_IN_ADDRESS = /[«»‹›“”„‟…\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff].*$/su;
/** Signs that an address may hold, and hardly ends with. */
const CLOSING = /(?<![?!.,:;*_~'"’‘‚–—])[?!.,:;*_~'"’‘‚–—]+$/u;
const WHOLE = /^(?:https?:\/\/|www\.)[\p{L}\p{N}]/iu;

/** Takes the end of a sentence or quotation in French out of bare addresses; GFM knows the signs of English alone (0.29, 6.9). */
export function trimBareAddresses(tree: Root, source: string): void {
  visit(tree, 'link', (node, index, parent) => {
    const [text] = node.children;
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || !end || text?.type !== 'text' || /[[<]/.test(source[start.offset] ?? '')) return;
    const address = addressIn(text.value);
    if (address === text.value || node.url.startsWith('mailto:')) return;
    if (!WHOLE.test(address)) {
      parent.children[index] = { ...text, position: { start, end } };
      return;
    }
    const rest = text.value.slice(address.length);
    const middle = { ...start, offset: start.offset + address.length, column: start.column + address.length };
    node.url = node.url.slice(0, node.url.length - rest.length);
    node.children = [{ type: 'text', value: address, position: { start, end: middle } }];
    node.position = { start, end: middle };
    parent.children.splice(index + 1, 0, { type: 'text', value: rest, position: { start: middle, end } });
  });
}

/** The address that a run without spaces begins with. */
function addressIn(run: string): string {
  let address = run.replace(NEVER_IN_ADDRESS, '');
  if (address === run && !/[’‘‚–—]$/u.test(run)) return run;
  for (;;) {
    const shorter = hasLoneParenthesis(address) ? address.slice(0, -1) : address.replace(CLOSING, '');
    if (shorter === address) return address;
    address = shorter;
  }
}

function hasLoneParenthesis(text: string): boolean {
  return text.endsWith(')') && text.split(')').length > text.split('(').length;
}
