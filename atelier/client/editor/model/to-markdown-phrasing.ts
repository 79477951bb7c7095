import type { PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Fragment, Mark, Node } from 'prosemirror-model';

type Printable = Parameters<typeof toMarkdown>[0];

/** Returns the Markdown of an mdast node without the line feed at its end. */
export function print(node: Printable): string {
  return toMarkdown(node, HOUSE_STYLE).replace(/\n$/, '');
}

/** Returns the title of a directive with its brackets. */
export function printLabel(title: string): string {
  const words = print({ type: 'paragraph', children: [{ type: 'text', value: title }] });
  return `[${words.replace(/(?<!\\)\]/g, '\\]')}]`;
}

/** Variables in the description of a picture are not escaped. */
const image: Handle = Object.assign(
  ((node, parent, state, info) =>
    defaultHandlers.image(node, parent, state, info).replace(/\\(?=\{\{[\p{L}\w.-]+\}\})/gu, '')) satisfies Handle,
  { peek: () => '!' },
);

/** GFM without the escapes of addresses, which are links by themselves. */
const gfm = gfmToMarkdown().extensions?.filter(({ unsafe }) => !unsafe?.some(({ character }) => character === '@'));

/** The style of new Markdown. */
export const HOUSE_STYLE: Options = {
  extensions: gfm ?? [],
  bullet: '-',
  rule: '-',
  handlers: { image },
  // Escapes the signs that this site adds to GFM: directives, variables, ids of headings.
  unsafe: [
    { atBreak: true, character: ':', after: ':' },
    // The sign behind the brace is not consumed, as it may need an escape itself.
    { character: '{', after: '(?=[{#])', inConstruct: 'phrasing' },
  ],
};

/** Returns the mdast nodes of a paragraph, heading or cell, without spaces and line breaks at the ends. */
export function phrasingOf(content: Fragment): PhrasingContent[] {
  return trimEnds(nestMarks(content.content, []));
}

/** Returns the nodes nested in their marks: of the marks that open at a node, the longest is outermost. `open` are already around them. */
function nestMarks(nodes: readonly Node[], open: readonly Mark[]): PhrasingContent[] {
  const phrasing: PhrasingContent[] = [];
  for (let nth = 0; nth < nodes.length; ) {
    const [mark, end] = widestMark(nodes, nth, open);
    const node = nodes[nth];
    if (!mark) {
      if (node) phrasing.push(...inlineOf(node));
      nth += 1;
    } else {
      phrasing.push(...withMark(mark, nestMarks(nodes.slice(nth, end), [...open, mark])));
      nth = end;
    }
  }
  const isInLink = open.some(({ type }) => type.name === 'link');
  return isInLink ? joinTexts(phrasing) : delimitAddresses(joinTexts(phrasing), open.length > 0);
}

function widestMark(nodes: readonly Node[], from: number, open: readonly Mark[]): [Mark | undefined, number] {
  let found: [Mark | undefined, number] = [undefined, from];
  for (const mark of marksOf(nodes[from])) {
    if (mark.isInSet(open)) continue;
    let end = from + 1;
    while (mark.isInSet(marksOf(nodes[end]))) end += 1;
    if (end > found[1]) found = [mark, end];
  }
  return found;
}

/** Returns the marks around a node. The reference of a note is a link itself. */
function marksOf(node: Node | undefined): readonly Mark[] {
  const isCall = node?.type.name === 'note_call';
  return node?.marks.filter(({ type: { name } }) => name !== 'code' && !(isCall && name === 'link')) ?? [];
}

function inlineOf({ type, attrs, text = '', marks }: Node): PhrasingContent[] {
  if (type.name === 'text' && marks.some((mark) => mark.type.name === 'code'))
    return [{ type: 'inlineCode', value: text }];
  switch (type.name) {
    case 'text':
      return [{ type: 'text', value: text.replaceAll('\n', ' ') }];
    case 'image':
      return [{ type: 'image', url: attrs.address, alt: attrs.description, title: attrs.title }];
    case 'hard_break':
      return [{ type: 'break' }];
    case 'note_call':
      return [{ type: 'footnoteReference', identifier: attrs.label, label: attrs.label }];
    case 'variable':
      return [{ type: 'html', value: `{{${attrs.name}}}` }];
    default:
      return [{ type: 'html', value: attrs.source }];
  }
}

const TYPES = { strong: 'strong', emphasis: 'emphasis', strike: 'delete' } as const;

/** Wraps nodes in a mark. Spaces at the ends move outside, as Markdown requires. */
function withMark({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children.at(0), children.at(-1)].map((child) => (child?.type === 'text' ? child.value : ''));
  const before = first?.slice(0, first.length - first.trimStart().length) ?? '';
  const after = last?.slice(last.trimEnd().length) ?? '';
  const inner = trimEnds(children);
  if (inner.length === 0) return textOf(before || after);
  const marked =
    type.name === 'link'
      ? { type: 'link', url: attrs.address, title: attrs.title, children: inner }
      : { type: TYPES[type.name as keyof typeof TYPES], children: inner };
  return [...textOf(before), marked as PhrasingContent, ...textOf(after)];
}

function textOf(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Joins neighbouring texts. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    const isSame = (node.type === 'text' || node.type === 'inlineCode') && last?.type === node.type;
    if (isSame) found[found.length - 1] = { type: node.type, value: last.value + node.value };
    else found.push(node);
  }
  return found;
}

const ADDRESS = /https?:\/\/(?:[^\s<>|{]|\{(?!\{))+/g;
/** Signs that are escaped in words. In an address without brackets, the backslash would become part of the address. */
const ESCAPED = /[&*~`[\]\\{]|(?<!\w)_|_(?!\w)/;
/** Signs that are escaped right behind an address, which the backslash would become part of. */
const ESCAPED_BEHIND = /[*~_{<]/;

/** Puts angle brackets around addresses that contain signs to escape, or that a sign follows which would become part of the address. */
function delimitAddresses(nodes: readonly PhrasingContent[], isMarked: boolean): PhrasingContent[] {
  return nodes.flatMap((node, nth): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    const isTouched = isMarked || nth < nodes.length - 1;
    const { value } = node;
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const { 0: found, index } of value.matchAll(ADDRESS)) {
      const isLast = isTouched && index + found.length === value.length;
      const address = isLast ? found : withoutSentenceEnd(found);
      const behind = value.slice(index + address.length, index + found.length + 1);
      const isEscaped = ESCAPED.test(address) || ESCAPED_BEHIND.test(behind);
      if (!isLast && (!isEscaped || /\p{L}/u.test(value.charAt(index - 1)))) continue;
      parts.push(...textOf(value.slice(end, index)), { type: 'html', value: `<${address}>` });
      end = index + address.length;
    }
    return [...parts, ...textOf(value.slice(end))];
  });
}

/** Returns an address without the final punctuation that GFM excludes from it. */
function withoutSentenceEnd(address: string): string {
  const signs = address.includes('(') ? /[?!.,:;'"*_~]/ : /[?!.,:;'"*_~)]/;
  let end = address.length;
  while (signs.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Returns the nodes without spaces and line breaks at both ends. */
function trimEnds(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && /^\s*$/.test(node.value));
  const found = [...nodes];
  while (isBlank(found[0])) found.shift();
  while (isBlank(found.at(-1))) found.pop();
  const [first] = found;
  if (first?.type === 'text') found[0] = { ...first, value: first.value.trimStart() };
  const last = found.at(-1);
  if (last?.type === 'text') found[found.length - 1] = { ...last, value: last.value.trimEnd() };
  return found;
}
