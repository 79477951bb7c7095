import { createRequire } from 'node:module';
import type { Root } from 'hast';
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';
import type { MarkdownSettings } from '../../contract/markdown.ts';

export interface Highlighter {
  /** Languages that code may be coloured in, by their own names. */
  languages: readonly string[];
  /** A language that a writer may name, or one of its further names (js, html, sh). */
  knows: (language: string) => boolean;
  /** For a language that is known. */
  highlight: (language: string, code: string) => Root;
  /** Of the tokens that get a class. */
  classes: ReadonlySet<string>;
}

const known = new WeakMap<MarkdownSettings['code'], Highlighter>();

/** What colours a site's code; made at the first question. All of its languages are there from then on, because one may hold another. */
export function highlighterOf(settings: MarkdownSettings['code']): Highlighter {
  const highlighter = known.get(settings) ?? newHighlighter(settings);
  known.set(settings, highlighter);
  return highlighter;
}

const require = createRequire(import.meta.url);

function newHighlighter({ languages, tokens }: MarkdownSettings['code']): Highlighter {
  const lowlight = createLowlight(Object.fromEntries(languages.map((name) => [name, languageOf(name)])));
  return {
    languages: lowlight.listLanguages(),
    knows: (language) => lowlight.registered(language),
    highlight: (language, code) => lowlight.highlight(language, code),
    classes: new Set(tokens.map((token) => `hljs-${token}`)),
  };
}

/** The step that asks cannot wait, so the module is not imported. */
function languageOf(name: string): LanguageFn {
  return require(`highlight.js/lib/languages/${name}`);
}
