import type { PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Fragment, Mark, Node } from 'prosemirror-model';

type Printable = Parameters<typeof toMarkdown>[0];

/** Writes a node of Markdown's tree without the line feed at its end. */
export function print(node: Printable): string {
  return toMarkdown(node, HOUSE_STYLE).replace(/\n$/, '');
}

/** Writes the title of a directive with its brackets. */
export function printLabel(title: string): string {
  const words = print({ type: 'paragraph', children: [{ type: 'text', value: title }] });
  return `[${words.replace(/(?<!\\)\]/g, '\\]')}]`;
}

/** Variables in the words of a picture are meant as such. */
const image: Handle = Object.assign(
  ((node, parent, state, info) =>
    defaultHandlers.image(node, parent, state, info).replace(/\\(?=\{\{[\p{L}\w.-]+\}\})/gu, '')) satisfies Handle,
  { peek: () => '!' },
);

/** All of GFM but the escapes of addresses, which are links by themselves. */
const gfm = gfmToMarkdown().extensions?.filter(({ unsafe }) => !unsafe?.some(({ character }) => character === '@'));

/** The style of Markdown that nobody has written yet. */
export const HOUSE_STYLE: Options = {
  extensions: gfm ?? [],
  bullet: '-',
  rule: '-',
  handlers: { image },
  // Escapes the signs that this site has beyond GFM: directives, variables, ids of headings.
  unsafe: [
    { atBreak: true, character: ':', after: ':' },
    // The sign behind it is looked at, not consumed: it may be another one.
    { character: '{', after: '(?=[{#])', inConstruct: 'phrasing' },
  ],
};

/** Content of a paragraph, a heading or a cell as a tree of Markdown, without spaces and line breaks at its ends. */
export function phrasingOf(content: Fragment): PhrasingContent[] {
  return trimEnds(nestMarks(content.content, []));
}

/** Nodes within the marks that are open: the mark that reaches furthest holds the others. */
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

/** Marks around a node. The call of a note is a link itself. */
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

/** A mark around words. Spaces at its ends stand outside, where Markdown wants them. */
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

/** Makes one text of texts that follow each other. */
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
/** Signs that are escaped among words. In an address without brackets, the backslash would belong to it. */
const ESCAPED = /[&*~`[\]\\{]|(?<!\w)_|_(?!\w)/;
/** Signs that are escaped right behind an address, which their backslash would belong to. */
const ESCAPED_BEHIND = /[*~_{<]/;

/** Puts angle brackets around addresses that hold signs to escape, or that another sign follows, which would else belong to them. */
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

/** Returns an address without the signs at its end that GFM takes for the sentence's. */
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
