import type { ElementContent } from 'hast';
import type { Code, Root } from 'mdast';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { highlighterOf, type Token } from './highlighter.ts';
import { customNode, customParent, visit } from './nodes.ts';

/** Highlights fenced code by classes, and makes blocks focusable, so that the keyboard can scroll a wide one; each has a name of its own. */
export function codeBlocks(tree: Root, { code: settings }: MarkdownSettings): void {
  let count = 0;
  visit(tree, 'code', (node, index, parent) => {
    const ariaLabel = settings.name.replace('{nth}', `${++count}`);
    const hProperties = { role: 'group', tabIndex: 0, ariaLabel, ...(node.lang && { dataLanguage: node.lang }) };
    const code = customNode('code', highlighted(node, settings));
    parent.children[index] = customParent('pre', [code], { hProperties, position: node.position });
  });
}

/** Levels of nested tokens that are highlighted: real code has a handful, and printing them is recursive. */
const MAX_DEPTH = 30;

function highlighted({ value, lang }: Code, settings: MarkdownSettings['code']): ElementContent[] {
  const plain: ElementContent[] = [{ type: 'text', value }];
  if (!lang) return plain;
  const { knows, highlight, coloured } = highlighterOf(settings);
  if (!knows(lang)) return plain;
  const tokens = highlight(lang, value);
  return isDeep(tokens) ? plain : tokens.flatMap((token) => elementsOf(token, coloured));
}

function isDeep(tokens: readonly Token[]): boolean {
  let level: readonly Token[] = tokens;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true;
    level = level.flatMap((token) => (typeof token === 'string' ? [] : token.children));
  }
  return false;
}

/** A token as a coloured element; one whose type is not coloured, as its content. */
function elementsOf(token: Token, coloured: ReadonlySet<string>): ElementContent[] {
  if (typeof token === 'string') return [{ type: 'text', value: token }];
  const children = token.children.flatMap((inner) => elementsOf(inner, coloured));
  const [scope = ''] = token.scope?.split(/[ .]/) ?? [];
  return coloured.has(scope)
    ? [{ type: 'element', tagName: 'span', properties: { className: [`token-${scope}`] }, children }]
    : children;
}
