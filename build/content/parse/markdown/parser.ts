import type { PhrasingContent, Root } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import type { Position } from '../../../contract/diagnostic.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { nodesOf, textOf, visit } from './nodes.ts';

/** With this sign a text directive would begin, which no text has. */
const COLON = ':'.charCodeAt(0);
/** Tried at each word, for a third of the parser's time: remark-gfm finds e-mail addresses afterwards too, in texts that hold an `@`. */
const SLOW_CONSTRUCT = 'emailAutolink';

const parser = remark()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(function () {
    const data = this.data();
    data.micromarkExtensions = (data.micromarkExtensions ?? []).map(({ text = {}, ...others }) => {
      const tried = Object.entries(text).map(
        ([code, found]) => [Number(code), [found ?? []].flat().filter(({ name }) => name !== SLOW_CONSTRUCT)] as const,
      );
      return {
        ...others,
        text: Object.fromEntries(tried.filter(([code, { length }]) => code !== COLON && length > 0)),
      };
    });
    data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map(({ transforms, ...others }) => ({
      ...others,
      transforms: (transforms ?? []).map((look) => (tree) => (mayHoldAddresses(tree) ? look(tree) : undefined)),
    }));
  })
  .freeze();

/** What begins a bare address, or stands in one. */
const IN_ADDRESSES = /@|www\.|https?:\/\//i;

/** Whether remark-gfm has to look for bare addresses in all words of a text, which takes a tenth of the parser's time. */
function mayHoldAddresses(tree: Root): boolean {
  return nodesOf(tree, 'text').some(({ value }) => IN_ADDRESSES.test(value));
}

/** Markdown as a tree. To a writer a colon that touches a word (`mot:mot`) is only a colon. Throws `TooDeep`. */
export function parseMarkdown(text: string): Root {
  // The parser drops a byte-order mark and does not count it in positions. A space in its place is counted.
  const tree = parser.parse(text.replace(/^\ufeff/, ' '));
  refuseDeepNesting(tree);
  restorePositions(tree, text);
  trimBareAddresses(tree, text);
  return tree;
}

/**
 * Restores positions that remark-gfm loses where it finds a bare address in a text (`[https://…`):
 * the address is searched for in the source, and the texts around it get what is left.
 */
function restorePositions(tree: Root, source: string): void {
  const placeAt = placesIn(source);
  const place = (node: Node, from: number, to: number): void => {
    node.position = { start: { ...placeAt(from), offset: from }, end: { ...placeAt(to), offset: to } };
  };
  visit(tree, ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete'], (node) => {
    if (node.children.every(({ position }) => position)) return;
    let end = node.position?.start.offset ?? 0;
    let waiting: Node | undefined;
    const settle = (until: number): void => {
      if (waiting) place(waiting, end, until);
      waiting = undefined;
    };
    for (const child of node.children as PhrasingContent[]) {
      if (!child.position && child.type !== 'link') {
        waiting = child;
        continue;
      }
      const start = child.position?.start.offset ?? Math.max(end, source.indexOf(textOf(child), end));
      settle(start);
      if (!child.position) place(child, start, start + textOf(child).length);
      end = child.position?.end.offset ?? start;
    }
    settle(node.position?.end.offset ?? end);
  });
}

/** Signs that no address holds, and that end a sentence or a quotation around one. */
const NEVER_IN_ADDRESS = /[«»‹›“”„‟…\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff].*$/su;
/** Signs that an address may hold, and hardly ends with. */
const CLOSING = /(?<![?!.,:;*_~'"’‘‚–—])[?!.,:;*_~'"’‘‚–—]+$/u;
const WHOLE = /^(?:https?:\/\/|www\.)[\p{L}\p{N}]/iu;

/** Takes what closes a sentence or a quotation in French out of bare addresses; remark-gfm knows the signs of English alone (GFM 0.29, 6.9). */
function trimBareAddresses(tree: Root, source: string): void {
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

/** A page has a dozen levels. The steps after the parser are recursive. */
const MAX_DEPTH = 100;

/** Thrown for a text so deeply nested that recursive steps would overflow the stack. Its place counts from the start of the Markdown text. */
export class TooDeep extends Error {
  readonly place: Position;

  constructor(place: Position) {
    super('nested too deeply');
    this.place = place;
  }
}

/** Throws `TooDeep` for a tree of too many levels. */
function refuseDeepNesting(tree: Root): void {
  let level: Node[] = tree.children;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new TooDeep(placeOf(level));
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(node: Node): Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : [];
}

function placeOf(nodes: readonly Node[]): Position {
  const { line, column } = nodes.find(({ position }) => position)?.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
