import type { Element } from 'hast';
import { Parser } from 'htmlparser2';
import type { Text } from 'mdast';
import type { Handle } from 'mdast-util-to-markdown';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { AlternateWords } from '../../contract/definition.ts';
import { toMdast } from './to-mdast.ts';
import { visibleContent } from './visible-content.ts';

/** Writes plain texts without escaping, which is most of the library's work. */
export const plainText: Handle = (node: Text, _, state, info) =>
  PLAIN.test(node.value) && (info.before !== '\n' || BEGINS_PLAIN.test(node.value))
    ? node.value
    : state.safe(node.value, info);

/** Texts without signs of Markdown or GFM, in which full stops and colons are followed by a space. */
const PLAIN = /^(?:[\p{L}\p{N}\u00a0\u202f ,;?’'«»“”…–—)%€°·×−+-]|(?<!^)\(|[.:](?=[ \u00a0\u202f]|$))*$/u;
/** The start of a text that cannot be read as a list's mark. */
const BEGINS_PLAIN = /^\p{L}/u;

const printer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', rule: '-', handlers: { text: plainText } })
  .freeze();

/** Returns a finished page as CommonMark with GFM: head as front matter, then `<main>`. Addresses are absolute. */
export function markdownAlternate(html: string, words: AlternateWords): string {
  const page = pageParts(html);
  const tree = toMdast(visibleContent(page.main, { ...words, page: page.canonical }));
  return `${alternateHead(page)}\n${printer.stringify(tree)}`;
}

/** Properties of `meta` elements with the days of a page (The Open Graph protocol, articles). */
const DAYS = [
  ['published', 'article:published_time'],
  ['updated', 'article:modified_time'],
] as const;

/** Returns the front matter of the alternate. Its texts are JSON strings, which are valid YAML. */
function alternateHead({ title, metas, canonical }: PageParts): string {
  const fields: [name: string, value: string | undefined][] = [
    ['title', title],
    ['description', metas.get('description')],
    ['url', canonical],
    ...DAYS.map(([name, property]): [string, string | undefined] => [name, metas.get(property)]),
  ];
  const lines = fields.flatMap(([name, value]) => (value ? `${name}: ${JSON.stringify(value)}\n` : []));
  return `---\n${lines.join('')}---\n`;
}

/** The head and the `<main>` of a page. Attributes have their HTML names. */
interface PageParts {
  title: string;
  /** Contents of `meta` elements by name or property. */
  metas: ReadonlyMap<string, string>;
  /** The absolute address of the page. */
  canonical: string;
  main: Element;
}

/** Reads a finished page. Only `<main>` becomes a tree. */
function pageParts(html: string): PageParts {
  const metas = new Map<string, string>();
  const root: Element = { type: 'element', tagName: 'main', properties: {}, children: [] };
  const open: Element[] = [];
  let [title, canonical, within] = ['', '', ''];
  const parser = new Parser({
    onopentag(name, attributes) {
      within = name;
      const { name: key = attributes.property, content = '', rel, href = '' } = attributes;
      if (name === 'meta' && key !== undefined) metas.set(key, content);
      else if (name === 'link' && rel === 'canonical') canonical = href;
      if (name === 'main') open.push(root);
      else if (open.length > 0)
        open.push(added(open, { type: 'element', tagName: name, properties: attributes, children: [] }));
    },
    ontext(value) {
      if (open.length > 0) added(open, { type: 'text', value });
      else if (within === 'title') title += value;
    },
    onclosetag(name) {
      within = '';
      open.pop();
      if (name === 'main') parser.pause();
    },
  });
  parser.end(html);
  return { title, metas, canonical, main: root };
}

function added<Node extends Element['children'][number]>(open: readonly Element[], node: Node): Node {
  open.at(-1)?.children.push(node);
  return node;
}
