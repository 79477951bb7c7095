import { createRequire } from 'node:module';
import type { ElementContent } from 'hast';
import type { Emitter, HLJSApi, LanguageFn } from 'highlight.js';
import type { Code, Root } from 'mdast';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { memoize } from '../../../platform/memoize.ts';
import { customNode, customParent, visit } from './nodes.ts';

/** Highlights code by classes. Code blocks get a name and can be focused, so that the keyboard can scroll them. */
export function codeBlocks(tree: Root, { code: settings }: MarkdownSettings): void {
  let count = 0;
  visit(tree, 'code', (node, index, parent) => {
    const ariaLabel = settings.name.replace('{nth}', `${++count}`);
    const hProperties = { role: 'group', tabIndex: 0, ariaLabel, ...(node.lang && { dataLanguage: node.lang }) };
    const code = customNode('code', highlightCode(node, settings));
    parent.children[index] = customParent('pre', [code], { hProperties, position: node.position });
  });
}

/** Levels of tokens that are highlighted. Printing is recursive, and real code has a handful of levels. */
const MAX_DEPTH = 30;

function highlightCode({ value, lang }: Code, settings: MarkdownSettings['code']): ElementContent[] {
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

/** Returns a token as an element, or only its content if its type is not coloured. */
function elementsOf(token: Token, coloured: ReadonlySet<string>): ElementContent[] {
  if (typeof token === 'string') return [{ type: 'text', value: token }];
  const children = token.children.flatMap((inner) => elementsOf(inner, coloured));
  const [scope = ''] = token.scope?.split(/[ .]/) ?? [];
  return coloured.has(scope)
    ? [{ type: 'element', tagName: 'span', properties: { className: [`token-${scope}`] }, children }]
    : children;
}

// The highlighter is loaded by `require`, because highlighting is synchronous, and on demand, because most builds highlight nothing.
const require = createRequire(import.meta.url);

/** Returns the site's highlighter. It loads all languages at once, because one may embed another. */
export const highlighterOf = memoize(({ languages, tokens }: MarkdownSettings['code']) => {
  const core: HLJSApi = require('highlight.js/lib/core');
  const highlighter = core.newInstance();
  for (const name of languages) {
    const language: LanguageFn = require(`highlight.js/lib/languages/${name}`);
    highlighter.registerLanguage(name, language);
  }
  return {
    languages: highlighter.listLanguages(),
    /** Tells whether a language is highlighted; it may be in any case or an alias (js, html, sh). */
    knows: (language: string) => highlighter.getLanguage(language) !== undefined,
    /** Tells whether a name is that of a language that the site does not highlight, so that it is no typo. */
    isOther: (language: string) => canResolve(`highlight.js/lib/languages/${language.toLowerCase()}`),
    highlight: (language: string, code: string): readonly Token[] => {
      const { illegal, errorRaised, _emitter } = highlighter.highlight(code, { language });
      return hasTokens(_emitter) && !illegal && !errorRaised ? _emitter.rootNode.children : [code];
    },
    coloured: new Set<string>(tokens),
  };
});

function canResolve(module: string): boolean {
  try {
    require.resolve(module);
    return true;
  } catch {
    return false;
  }
}

/** Tokens as highlight.js keeps them before it writes HTML. Embedded code has the type `language:css`. */
type Token = string | { scope?: string; children: Token[] };

/** Tells whether the emitter has a tree of tokens, which the types of highlight.js leave out. */
function hasTokens(emitter: Emitter): emitter is Emitter & { rootNode: Exclude<Token, string> } {
  return 'rootNode' in emitter;
}
