import 'mdast-util-directive';
import type { Nodes, Parents, Root, Text } from 'mdast';
import type { Node } from 'unist';
import type { Position } from '../../../contract/diagnostic.ts';
import { system as messages } from '../../../diagnostics/messages/system.fr.ts';
import { Fault } from '../../../platform/errors.ts';
import { nodesOf, visit } from './nodes.ts';

/** satteri is a native program, which npm may have left out for this system. */
const { markdownToMdast } = await import('satteri').catch(() => {
  throw new Fault(messages.noParser(`${process.platform}, ${process.arch}`));
});

/** Parses Markdown in which `mot:mot` is no directive. Throws `NestingError`. */
export function parseMarkdown(text: string): Root {
  // The parser drops a byte-order mark; a space in its place keeps positions.
  const source = text.replace(/^\ufeff/, ' ');
  const tree = withoutMisreadSigns(source);
  joinTexts(tree, source);
  trimBareAddresses(tree, text);
  return tree;
}

function parse(source: string): Root {
  const tree = markdownToMdast(source, { features: { frontmatter: false, directive: true } }) as Root;
  refuseDeepNesting(tree);
  return tree;
}

/** Passes over one text. A replaced sign may uncover another one. */
const MAX_PASSES = 3;
/** Punctuation that can stand for a colon. */
const STAND_INS = ['꞉', '∶', '﹕', '︓'];

/** Parses again without signs that the parser misread as a directive or as part of an e-mail address. */
function withoutMisreadSigns(text: string): Root {
  const colon = STAND_INS.find((sign) => !text.includes(sign));
  let source = text;
  let tree = parse(source);
  for (let pass = 1; pass < MAX_PASSES && colon !== undefined; pass++) {
    const signs = new Map([...misreadColons(tree, source, colon), ...misreadEmphasis(tree, source)]);
    if (signs.size === 0) break;
    source = source.replace(/[:_]/g, (sign, offset: number) => signs.get(offset) ?? sign);
    tree = parse(source);
  }
  if (source !== text && colon !== undefined) restoreColons(tree, colon);
  return tree;
}

/** Finds colons that the parser took for directives. A name alone keeps its text, unless an address may follow. */
function* misreadColons(tree: Root, source: string, standIn: string): Generator<[offset: number, sign: string]> {
  for (const { children, name, position } of nodesOf(tree, 'textDirective')) {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || source[start.offset] !== ':') continue;
    const isNameAlone = children.length === 0 && end.offset === start.offset + 1 + name.length;
    if (!isNameAlone || /[\w@:/.+-]/.test(source[end.offset] ?? '')) yield [start.offset, standIn];
  }
}

/** Finds underscores that GFM takes into an address, as in `_a@b.fr, un mot_`; stars are not taken. */
function* misreadEmphasis(tree: Root, source: string): Generator<[offset: number, sign: string]> {
  for (const { url, position } of nodesOf(tree, 'link')) {
    const { start, end } = position ?? {};
    if (!url.startsWith('mailto:_') || start?.offset === undefined || end?.offset === undefined) continue;
    const rest = /^[^_\n]*[^_\s]_(?![\p{L}\p{N}_])/u.exec(source.slice(end.offset - 1));
    if (rest) yield* [start.offset, end.offset - 1 + rest[0].length - 1].map((at) => [at, '*'] as [number, string]);
  }
}

function restoreColons(node: object, standIn: string): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') Object.assign(node, { [key]: value.replaceAll(standIn, ':') });
    else if (typeof value === 'object' && value !== null) restoreColons(value, standIn);
  }
}

/** Turns directives within lines into text, and joins adjacent texts. */
function joinTexts(parent: Parents, source: string): void {
  const joined: Nodes[] = [];
  for (const child of parent.children) {
    const node: Nodes = child.type === 'textDirective' ? plainText(child, source) : child;
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
      if (last.position && node.position) last.position = { ...last.position, end: node.position.end };
    } else joined.push(node);
    if ('children' in node) joinTexts(node, source);
  }
  parent.children = joined as typeof parent.children;
}

function plainText({ position }: Nodes, source: string): Text {
  const value = source.slice(position?.start.offset, position?.end.offset);
  return { type: 'text', value, ...(position && { position }) };
}

/** Levels of nesting. A page has a dozen, and later steps are recursive. */
const MAX_DEPTH = 100;

/** The error for a text that is nested too deeply. Its place counts from the start of the Markdown. */
export class NestingError extends Error {
  readonly place: Position;

  constructor(place: Position) {
    super('nested too deeply');
    this.place = place;
  }
}

function refuseDeepNesting(tree: Root): void {
  let level: Node[] = tree.children;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new NestingError(firstPosition(level));
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(node: Node): Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : [];
}

function firstPosition(nodes: readonly Node[]): Position {
  const { line, column } = nodes.find(({ position }) => position)?.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** Characters that end a sentence or quotation around an address. */
const NEVER_IN_ADDRESS = /[«»‹›“”„‟…\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff].*$/su;
/** Characters with which addresses hardly end. */
const CLOSING = /(?<![?!.,:;*_~'"’‘‚–—])[?!.,:;*_~'"’‘‚–—]+$/u;
const WHOLE = /^(?:https?:\/\/|www\.)[\p{L}\p{N}]/iu;

/** Removes French punctuation from bare addresses; GFM (0.29, 6.9) knows only English punctuation. */
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
