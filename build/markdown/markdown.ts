import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import type { Heading } from '../definition.ts';
import { codeBlocks } from './code-blocks.ts';
import { directives } from './directives.ts';
import type { MarkdownFinding } from './finding.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';
import { type ImageSize, images } from './images.ts';
import { links, type SourceLink } from './links.ts';
import { rawHtml } from './raw-html.ts';
import { resolveReferences } from './references.ts';
import { allowedHtml } from './sanitize.ts';
import { tables } from './tables.ts';
import { taskLists } from './task-lists.ts';
import { type SourceVariable, variables } from './variables.ts';
import { countWords } from './words.ts';

export interface RenderedMarkdown {
  /** Sanitized HTML, addresses as the writer wrote them. */
  html: string;
  headings: Heading[];
  links: SourceLink[];
  variables: SourceVariable[];
  words: number;
  findings: MarkdownFinding[];
}

export interface MarkdownOptions {
  /** Names of the leaf directives (`::name`) the site fills itself. */
  slots: readonly string[];
  /** Size of an image of the site, undefined when there is none at that address. */
  imageSize: (address: string) => ImageSize | undefined;
}

/** Markdown with GFM tables, task lists and call-out directives → sanitized HTML and what is known of it. */
export function renderMarkdown(text: string, options: MarkdownOptions): RenderedMarkdown {
  const tree = parseMarkdown(text);
  resolveReferences(tree);
  const findings = [...rawHtml(tree), ...directives(tree, text, options.slots), ...images(tree, options.imageSize)];
  const outline = headings(tree);
  const found = links(tree);
  const words = countWords(tree);
  const named = variables(tree, text);
  footnotes(tree);
  taskLists(tree);
  tables(tree);
  codeBlocks(tree);
  return {
    html: printer.stringify(tree).trim(),
    headings: outline.headings,
    links: found,
    variables: named.variables,
    words,
    findings: [...findings, ...outline.findings, ...named.findings],
  };
}

/** The one place that knows the parser: it costs more than all the rest of a page together. */
function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

const parser = remark().use(remarkGfm).use(remarkDirective).freeze();
const printer = remark().use(remarkHtml, { sanitize: allowedHtml }).freeze();
