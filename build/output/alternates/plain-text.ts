import type { Text } from 'mdast';
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';

/** Writes a text as it stands where nothing in it could mean something to Markdown: asking each sign's rules is most of the library's work. */
export const plainText: Handle = (node: Text, parent, state, info) =>
  PLAIN.test(node.value) && (info.before !== '\n' || BEGINS_PLAIN.test(node.value))
    ? node.value
    : defaultHandlers.text(node, parent, state, info);

/** No sign of Markdown or GFM; a full stop or colon only before a space: others are in addresses. */
const PLAIN = /^(?:[\p{L}\p{N}\u00a0\u202f ,;?’'«»“”…–—)%€°+-]|(?<!^)\(|[.:](?=[ \u00a0\u202f]|$))*$/u;
/** What begins a line may be a list's mark or a number. */
const BEGINS_PLAIN = /^\p{L}/u;
