import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { yamlFrontmatter } from '@codemirror/lang-yaml';
import { Language, LanguageSupport } from '@codemirror/language';
import { styleTags, tags } from '@lezer/highlight';
import {
  type BlockContext,
  GFM,
  type InlineContext,
  type Line,
  type MarkdownConfig,
  MarkdownParser,
} from '@lezer/markdown';

/** Markdown as this generator reads it: CommonMark, GFM and directives, variables, notes, ids of headings. `wholeFile`: behind front matter, where there is any. */
export function textLanguage(wholeFile: boolean): LanguageSupport {
  const support = new LanguageSupport(markdown);
  return wholeFile ? yamlFrontmatter({ content: support }) : support;
}

const DIRECTIVE = /^(?::{3,}|:{2}(?=[a-z]))[ \t]*[\w-]*(?:\[.*\])?(?:\{[^{}]*\})?[ \t]*$/i;

const directives: MarkdownConfig = {
  defineNodes: [{ name: 'Directive', block: true }, 'Variable', 'HeadingId', 'NoteCall'],
  parseBlock: [{ name: 'Directive', parse: directiveLine, endLeaf: (_, line) => isDirective(line) }],
  parseInline: [
    inlineNode('Variable', '{', /^\{\{\s*[\p{L}\w.-]+\s*\}\}/u),
    inlineNode('HeadingId', '{', /^\{#[\w-]+\}(?=[ \t]*$)/),
    inlineNode('NoteCall', '[', /^\[\^[^\]\s]+\]/),
  ],
  props: [
    styleTags({
      Directive: tags.keyword,
      Variable: tags.variableName,
      HeadingId: tags.labelName,
      NoteCall: tags.labelName,
      'Table/...': tags.special(tags.content),
    }),
  ],
};

/** Definitions of links are left out, as those of notes would be some. */
const markdown = new Language(
  // Commands that continue lists ask whether the text is in a language with these data.
  commonmarkLanguage.data,
  ofMarkdown(commonmarkLanguage.parser).configure([GFM, directives, { remove: ['LinkReference'] }]),
  [],
  'markdown',
);

function ofMarkdown(parser: unknown): MarkdownParser {
  if (!(parser instanceof MarkdownParser)) throw new TypeError('CommonMark is read by another parser');
  return parser;
}

function isDirective(line: Line): boolean {
  return line.indent < line.baseIndent + 4 && DIRECTIVE.test(line.text.slice(line.pos));
}

/** A line of its own; what stands between it and its end is read like the rest of the text. */
function directiveLine(context: BlockContext, line: Line): boolean {
  if (!isDirective(line)) return false;
  const from = context.lineStart + line.pos;
  context.addElement(context.elt('Directive', from, context.lineStart + line.text.length));
  context.nextLine();
  return true;
}

function inlineNode(name: string, first: string, pattern: RegExp) {
  return {
    name,
    before: 'Link',
    parse(context: InlineContext, next: number, from: number): number {
      if (next !== first.charCodeAt(0)) return -1;
      const [written] = pattern.exec(context.slice(from, context.end)) ?? [];
      return written === undefined ? -1 : context.addElement(context.elt(name, from, from + written.length));
    },
  };
}
