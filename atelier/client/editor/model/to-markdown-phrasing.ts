import type { PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Fragment, Mark, Node } from 'prosemirror-model';

type Printable = Parameters<typeof toMarkdown>[0];

/** Writes a node of Markdown's tree without the line feed at its end. */
export function print(node: Printable): string {
  return toMarkdown(node, HOUSE_STYLE).replace(/\n$/, '');
}

/** Variables in the words of a picture are meant as such. */
const image: Handle = Object.assign(
  ((node, parent, state, info) =>
    defaultHandlers.image(node, parent, state, info).replace(/\\(?=\{\{[\p{L}\w.-]+\}\})/gu, '')) satisfies Handle,
  { peek: () => '!' },
);

/** All of GFM but the escapes of addresses, which are links by themselves. */
const gfm = gfmToMarkdown().extensions?.filter(({ unsafe }) => !unsafe?.some(({ character }) => character === '@'));

const HOUSE_STYLE: Options = {
  extensions: gfm ?? [],
  bullet: '-',
  rule: '-',
  handlers: { image },
  // Escapes the signs that this site has beyond GFM: directives, variables, ids of headings.
  unsafe: [
    { atBreak: true, character: ':', after: ':' },
    { character: '{', after: '[{#]', inConstruct: 'phrasing' },
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
      return [{ type: 'text', value: text.replace(/\s*\n\s*/g, ' ') }];
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
  const before = edge(children.at(0), /^\s+/);
  const after = edge(children.at(-1), /\s+$/);
  const inner = trimEnds(children);
  if (inner.length === 0) return spaces(before || after);
  const marked =
    type.name === 'link'
      ? { type: 'link', url: attrs.address, title: attrs.title, children: inner }
      : { type: TYPES[type.name as keyof typeof TYPES], children: inner };
  return [...spaces(before), marked as PhrasingContent, ...spaces(after)];
}

function edge(node: PhrasingContent | undefined, space: RegExp): string {
  return (node?.type === 'text' && space.exec(node.value)?.[0]) || '';
}

function spaces(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Texts that follow each other as one. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    const isText = node.type === 'text' && last?.type === 'text';
    if (isText) found[found.length - 1] = { type: 'text', value: last.value + node.value };
    else if (node.type === 'inlineCode' && last?.type === 'inlineCode')
      found[found.length - 1] = { type: 'inlineCode', value: last.value + node.value };
    else found.push(node);
  }
  return found;
}

/** An address goes on until a space. One that a sign touches gets signs of its own. */
function delimitAddresses(nodes: readonly PhrasingContent[], isMarked: boolean): PhrasingContent[] {
  return nodes.flatMap((node, nth): PhrasingContent[] => {
    const isTouched = isMarked || nth < nodes.length - 1;
    if (node.type !== 'text' || !isTouched) return [node];
    const [address = ''] = /https?:\/\/[^\s<>|]+$/.exec(node.value) ?? [];
    if (address === '') return [node];
    return [
      { type: 'text', value: node.value.slice(0, -address.length) },
      { type: 'html', value: `<${address}>` },
    ];
  });
}

/** Without spaces and line breaks at both ends. */
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
