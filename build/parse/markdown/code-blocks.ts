import type { ElementContent, RootContent } from 'hast';
import type { Code, Root } from 'mdast';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import { type Highlighter, highlighterOf } from './highlighter.ts';
import { visit } from './visit.ts';

/** Highlights fenced code by classes, and lets the keyboard scroll a block that is wider than its column. */
export function codeBlocks(tree: Root, { code: settings }: MarkdownSettings): void {
  visit(tree, 'code', (node, index, parent) => {
    const code = {
      type: 'codeText',
      data: { hName: 'code', hChildren: highlighted(node, settings) },
      children: [],
    };
    const properties = { tabIndex: 0, ...(node.lang && { dataLanguage: node.lang }) };
    // Node types of our own: mdast-util-to-hast prints them from their `data`.
    parent.children[index] = {
      type: 'codeBox',
      data: { hName: 'pre', hProperties: properties },
      children: [code],
    } as never;
  });
}

/** Levels of elements in elements that highlighting may make; real code has a handful, and printing each takes a call inside a call. */
const MAX_DEPTH = 30;

function highlighted({ value, lang }: Code, settings: MarkdownSettings['code']): ElementContent[] {
  const plain: ElementContent[] = [{ type: 'text', value }];
  if (!lang) return plain;
  const highlighter = highlighterOf(settings);
  if (!highlighter.knows(lang)) return plain;
  const { children } = highlighter.highlight(lang, value);
  return isDeep(children) ? plain : children.flatMap((node) => coloured(node, highlighter));
}

function isDeep(nodes: readonly RootContent[]): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** A token as one coloured element; the elements of uncoloured ones dissolve into their content. */
function coloured(node: RootContent, highlighter: Highlighter): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => coloured(child, highlighter));
  const names = Array.isArray(node.properties.className) ? node.properties.className : [];
  const name = names.find((candidate) => highlighter.classes.has(String(candidate)));
  return name === undefined ? children : [{ ...node, properties: { className: [name] }, children }];
}
