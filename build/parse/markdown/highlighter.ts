import { createRequire } from 'node:module';
import type { Emitter, HLJSApi, LanguageFn } from 'highlight.js';
import type { MarkdownSettings } from '../../contract/markdown.ts';

export interface Highlighter {
  /** Languages that code may be coloured in, by their own names. */
  languages: readonly string[];
  /** A language that a writer may name, or one of its further names (js, html, sh). */
  knows: (language: string) => boolean;
  /** The tokens of a code in a language that is known. */
  highlight: (language: string, code: string) => readonly Token[];
  /** Kinds of token that are coloured. */
  coloured: ReadonlySet<string>;
}

const known = new WeakMap<MarkdownSettings['code'], Highlighter>();

/** What colours a site's code; made at the first question. All of its languages are there from then on, because one may hold another. */
export function highlighterOf(settings: MarkdownSettings['code']): Highlighter {
  const highlighter = known.get(settings) ?? newHighlighter(settings);
  known.set(settings, highlighter);
  return highlighter;
}

// Who asks for a colour cannot wait for an import, and most builds ask for none.
const require = createRequire(import.meta.url);

function newHighlighter({ languages, tokens }: MarkdownSettings['code']): Highlighter {
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
}

/** Code, or some of it under the name of what it is (`title.function`); the whole, and code in another language, goes by none. */
export type Token = string | { scope: string | undefined; tokens: Token[] };

/** Gathers what highlight.js finds in a code. It writes HTML by default, which would have to be parsed again. (lowlight does so, too.) */
export class TokenTree implements Emitter {
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

  /** The names by which highlight.js itself calls these two. */
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
