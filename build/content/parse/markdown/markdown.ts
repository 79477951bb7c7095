import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import type { PagePathOf } from '../../../contract/content-type-matcher.ts';
import type { Position, TextDiagnostic } from '../../../contract/diagnostic.ts';
import type { Flow, Heading } from '../../../contract/entry.ts';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { MediaLookup } from '../../../contract/media.ts';
import type { NamedSpan, SourceLink } from '../../../contract/source-file.ts';
import { callOutOpenings, callOuts, openingsOf, tableLinesOf } from './call-outs.ts';
import { charts } from './charts/charts.ts';
import { codeBlocks } from './code-blocks.ts';
import { diagrams } from './diagrams/diagrams.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';
import { allowedHtml, allowedHtmlWithLines, rawHtml } from './html.ts';
import { figures, images } from './images.ts';
import { linkAddresses, links, resolveReferences } from './links.ts';
import { lint } from './lint/lint.ts';
import { nodesOf, visit } from './nodes.ts';
import { parseMarkdown } from './parser.ts';
import { type RedactedPatterns, redact } from './redact.ts';
import { slots } from './slots.ts';
import { tableCaptions, tables } from './tables.ts';
import { variables } from './variables.ts';

export interface RenderedMarkdown {
  /** Sanitized HTML, with addresses as the writer wrote them. */
  html: string;
  headings: Heading[];
  links: SourceLink[];
  variables: NamedSpan[];
  slots: NamedSpan[];
  start: Position | undefined;
  words: number;
  flow: Flow;
  diagnostics: TextDiagnostic[];
}

export interface MarkdownOptions {
  settings: MarkdownSettings;
  /** Names of leaf directives (`::name`) that the site fills. */
  slots: readonly string[];
  media: MediaLookup;
  /** Returns the path of a linked file's page. */
  pagePathOf?: PagePathOf;
  /** Patterns for visitors: blocks that match one are removed. */
  redacted?: RedactedPatterns;
}

/** Options for one text. `name`: its path, from which relative addresses count. */
export interface TextOptions extends MarkdownOptions {
  name: string;
  /** First line of the text in its file; set for previews, whose blocks carry their lines. */
  firstLine?: number;
}

/** Renders Markdown with GFM and directives as sanitized HTML. Throws `NestingError`. */
export function renderMarkdown(text: string, options: TextOptions): RenderedMarkdown {
  const { settings } = options;
  const openings = openingsOf(settings);
  const tree = parseMarkdown(text);
  const lintDiagnostics = lint(tree, text, settings);
  const named = variables(tree, text);
  const diagnostics = [
    ...lintDiagnostics,
    ...linkAddresses(tree, options),
    ...resolveReferences(tree),
    ...rawHtml(tree, text, callOutOpenings(settings)[0]),
  ];
  const removedLinks = redact(tree, text, options.redacted ?? [], settings);
  const drawn = diagrams(tree, text, settings);
  diagnostics.push(...drawn.diagnostics, ...callOuts(tree, text, settings));
  figures(tree);
  diagnostics.push(...images(tree, text, options));
  diagnostics.push(...charts(tree, text, settings), ...tableCaptions(tree, settings));
  const filled = slots(tree, options.slots, [...openings, ...tableLinesOf(settings)]);
  const outline = headings(tree, settings.frameIds);
  const linkFacts = links(tree);
  const words = countWords(tree);
  tables(tree, settings);
  diagnostics.push(...filled.diagnostics, ...outline.diagnostics, ...named.diagnostics, ...footnotes(tree, settings));
  const start = tree.children.find(({ type }) => type !== 'html' && type !== 'definition')?.position?.start;
  shapeNodes(tree, settings);
  if (options.firstLine !== undefined) blockLines(tree, options.firstLine);
  return {
    html: (options.firstLine === undefined ? printer : printerWithLines).stringify(tree).trim(),
    headings: outline.headings,
    links: linkFacts.concat(removedLinks),
    variables: named.variables,
    slots: filled.slots,
    start: start && { line: start.line, column: start.column },
    words,
    flow: drawn.flow,
    diagnostics,
  };
}

/** Sets how single nodes are printed. New syntax gets its line here. */
function shapeNodes(tree: Root, settings: MarkdownSettings): void {
  taskLists(tree);
  codeBlocks(tree, settings);
}

const printer = remark().use(remarkHtml, { sanitize: allowedHtml }).freeze();
const printerWithLines = remark().use(remarkHtml, { sanitize: allowedHtmlWithLines }).freeze();

/** Turns `- [ ]` into `<li data-task="todo">`, because a checkbox would do nothing. */
function taskLists(tree: Root): void {
  visit(tree, 'listItem', (node) => {
    if (typeof node.checked !== 'boolean') return;
    node.data = { ...node.data, hProperties: { dataTask: node.checked ? 'done' : 'todo' } };
    node.checked = null;
  });
}

const WORD = /[\p{L}\p{N}]\S*/gu;

/** Counts the words of a text outside of code blocks. */
function countWords(tree: Root): number {
  return nodesOf(tree, ['text', 'inlineCode']).reduce((sum, { value }) => sum + (value.match(WORD)?.length ?? 0), 0);
}

/** Blocks that get a line. Slots get none, because the site recognises them by their bare element. */
const BLOCKS: ReadonlySet<string> = new Set(
  'paragraph heading listItem blockquote thematicBreak containerDirective customParent'.split(' '),
);

function blockLines(tree: Root, firstLine: number): void {
  const within = (node: Nodes): void => {
    if (BLOCKS.has(node.type) && node.position) {
      const line = node.position.start.line + firstLine - 1;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataLine: line } };
    }
    if ('children' in node) for (const child of node.children) within(child);
  };
  within(tree);
}
