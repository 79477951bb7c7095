import { createRequire } from 'node:module';
import type { Emitter, HLJSApi, LanguageFn } from 'highlight.js';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { memoize } from '../../../platform/memoize.ts';

export interface Highlighter {
  /** Languages by their own names. */
  languages: readonly string[];
  /** Whether a name is that of a language, or one of its aliases (js, html, sh). */
  knows: (language: string) => boolean;
  /** The tokens of a code in a language that is known. */
  highlight: (language: string, code: string) => readonly Token[];
  /** Types of token that are coloured. */
  coloured: ReadonlySet<string>;
}

// Loaded by `require` because highlighting is synchronous, and not at the start because most builds highlight nothing.
const require = createRequire(import.meta.url);

/** The highlighter of a site's code. All of its languages are loaded at the first use, because one may embed another. */
export const highlighterOf = memoize(({ languages, tokens }: MarkdownSettings['code']): Highlighter => {
  const core: HLJSApi = require('highlight.js/lib/core');
  const highlighter = core.newInstance();
  highlighter.configure({ __emitter: TokenTree });
  for (const name of languages) {
    const language: LanguageFn = require(`highlight.js/lib/languages/${name}`);
    highlighter.registerLanguage(name, language);
  }
  return {
    languages: highlighter.listLanguages(),
    knows: (language) => highlighter.getLanguage(language) !== undefined,
    highlight: (language, code) => {
      const { illegal, errorRaised, _emitter } = highlighter.highlight(code, { language });
      return _emitter instanceof TokenTree && !illegal && !errorRaised ? _emitter.tokens : [code];
    },
    coloured: new Set(tokens),
  };
});

/** Text, or tokens with a scope (`title.function`); embedded code in another language has none. */
export type Token = string | { scope: string | undefined; tokens: Token[] };

/** Collects the tokens of highlight.js as a tree, where its default would write HTML that has to be parsed again. (lowlight does the same.) */
class TokenTree implements Emitter {
  readonly tokens: Token[] = [];
  private readonly open = [this.tokens];

  addText(text: string): void {
    if (text !== '') this.open.at(-1)?.push(text);
  }

  startScope(scope: string): void {
    const tokens: Token[] = [];
    this.open.at(-1)?.push({ scope, tokens });
    this.open.push(tokens);
  }

  endScope(): void {
    if (this.open.length > 1) this.open.pop();
  }

  /** highlight.js calls these two by older names as well. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter): void {
    if (emitter instanceof TokenTree) this.open.at(-1)?.push({ scope: undefined, tokens: emitter.tokens });
  }

  finalize(): void {
    this.open.length = 1;
  }

  toHTML(): string {
    return '';
  }
}
