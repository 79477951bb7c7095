import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range, Text } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { editorContext } from '../context.ts';
import { type Block, isTouched, signPlaces, textBlocks } from './blocks.ts';
import { TaskBox, valueChip, Words } from './widgets.ts';

/** Shows the lines in sight as their page does: without their signs, but where the caret is. */
export const linesAsTheyLook = ViewPlugin.define(
  (view) => ({
    lines: drawLines(view),
    update(update: ViewUpdate) {
      if (isAnother(update)) this.lines = drawLines(update.view);
    },
  }),
  { decorations: ({ lines }) => lines },
);

function isAnother({ docChanged, viewportChanged, startState, state }: ViewUpdate): boolean {
  return (
    docChanged ||
    viewportChanged ||
    syntaxTree(startState) !== syntaxTree(state) ||
    signPlaces(startState) !== signPlaces(state) ||
    startState.facet(editorContext) !== state.facet(editorContext)
  );
}

type Node = ReturnType<typeof syntaxTree>['topNode'];

/** The lines that are drawn, and what is drawn upon them. */
interface Drawing {
  state: EditorState;
  from: number;
  to: number;
  found: Range<Decoration>[];
}

function drawLines({ state, visibleRanges }: EditorView): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    const drawing = { state, from, to, found };
    syntaxTree(state).iterate({ from, to, enter: ({ name, node }) => NODES[name]?.(node, drawing) });
    for (const block of state.field(textBlocks)) if (block.from <= to && block.to >= from) drawBlock(block, drawing);
  }
  return Decoration.set(found, true);
}

const hidden = Decoration.replace({});

/** Takes a sign out of sight, unless the caret is on its line. */
function hide({ state, found }: Drawing, from: number, to: number, widget?: Words | TaskBox): undefined {
  const line = state.doc.lineAt(from);
  const end = Math.min(to, line.to);
  if (from >= end || isTouched(state, line.from, line.to)) return;
  found.push((widget ? Decoration.replace({ widget }) : hidden).range(from, end));
}

function hideAll(drawing: Drawing, nodes: readonly Node[]): undefined {
  for (const { from, to } of nodes) hide(drawing, from, to);
}

/** Gives all lines of a part, as far as they are drawn, a look. */
function lines({ state, found, ...seen }: Drawing, from: number, to: number, look: string): undefined {
  const { doc } = state;
  const last = doc.lineAt(Math.min(to, Math.max(seen.to, from))).number;
  for (let number = doc.lineAt(Math.max(from, Math.min(seen.from, to))).number; number <= last; number++) {
    found.push(Decoration.line({ class: look }).range(doc.line(number).from));
  }
}

/** End of the spaces behind a place. */
function behindSpaces({ doc }: EditorState, at: number): number {
  const { from, text } = doc.lineAt(at);
  return at + (/^[ \t]*/.exec(text.slice(at - from))?.[0].length ?? 0);
}

/** Gives false where nothing within is to be drawn. */
type Draw = (node: Node, drawing: Drawing) => boolean | undefined;

const hideNode: Draw = ({ from, to }, drawing) => hide(drawing, from, to);

const heading =
  (level: number): Draw =>
  ({ from, to }, drawing) =>
    lines(drawing, from, to, `cm-title cm-title-${level}`);

const NODES: Readonly<Record<string, Draw>> = {
  ATXHeading1: heading(1),
  ATXHeading2: heading(2),
  ATXHeading3: heading(3),
  ATXHeading4: heading(4),
  HeaderMark: ({ from, to }, drawing) => hide(drawing, from, behindSpaces(drawing.state, to)),
  HeadingId: ({ from, to }, drawing) => hide(drawing, from, to),
  EmphasisMark: hideNode,
  StrikethroughMark: hideNode,
  Escape: ({ from }, drawing) => hide(drawing, from, from + 1),
  InlineCode: inlineCode,
  FencedCode: codeBlock,
  Link: link,
  Autolink: (node, drawing) => hideAll(drawing, node.getChildren('LinkMark')),
  Image: image,
  ListMark: listMark,
  TaskMarker: ({ from, to }, drawing) =>
    hide(drawing, from, to, new TaskBox(/x/i.test(drawing.state.sliceDoc(from, to)))),
  Blockquote: ({ from, to }, drawing) => lines(drawing, from, to, 'cm-quotation'),
  QuoteMark: ({ from, to }, drawing) => hide(drawing, from, Math.min(to + 1, behindSpaces(drawing.state, to))),
  HorizontalRule: ({ from, to }, drawing) => hide(drawing, from, to, new Words('', 'cm-rule')),
  Variable: ({ from, to }, drawing) =>
    hide(drawing, from, to, valueChip(drawing.state, drawing.state.sliceDoc(from, to))),
  NoteCall: noteCall,
  Table: () => false,
};

function inlineCode(node: Node, drawing: Drawing): undefined {
  drawing.found.push(Decoration.mark({ class: 'cm-code-words' }).range(node.from, node.to));
  return hideAll(drawing, node.getChildren('CodeMark'));
}

/** Its fences show together, while the caret is in the block. */
function codeBlock({ from, to }: Node, drawing: Drawing): false {
  const { state, found } = drawing;
  lines(drawing, from, to, 'cm-code-lines');
  const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)];
  if (isTouched(state, first.from, last.to)) return false;
  const language = /^[\s>]*(?:`+|~+)[ \t]*(\S*)/.exec(first.text)?.[1] ?? '';
  const widget = new Words(language === 'text' ? '' : language, 'cm-code-name');
  if (from < first.to) found.push(Decoration.replace({ widget }).range(from, first.to));
  const isClosed = last.number > first.number && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(last.text);
  if (isClosed && last.from < last.to) found.push(hidden.range(last.from, last.to));
  return false;
}

function link(node: Node, drawing: Drawing): undefined {
  const { state } = drawing;
  const [open, close] = node.getChildren('LinkMark');
  const url = node.getChild('URL');
  if (!open || !close || !url) return;
  const title = state.sliceDoc(url.from, url.to);
  drawing.found.push(Decoration.mark({ class: 'cm-link-words', attributes: { title } }).range(open.to, close.from));
  hide(drawing, open.from, open.to);
  hide(drawing, close.from, node.to);
}

/** A picture among words; those that stand alone are blocks. */
function image(node: Node, drawing: Drawing): false {
  const { state } = drawing;
  const isBlock = state
    .field(textBlocks)
    .some(({ kind, from, to }) => kind === 'picture' && from <= node.from && node.to <= to);
  const [open, close] = node.getChildren('LinkMark');
  if (isBlock || !open || !close || !node.getChild('URL')) return false;
  hide(drawing, node.from, node.to, new Words(state.sliceDoc(open.to, close.from) || '…', 'cm-chip cm-chip-picture'));
  return false;
}

function listMark(node: Node, drawing: Drawing): undefined {
  const { from, to, parent } = node;
  if (parent?.parent?.name !== 'BulletList') return;
  const isTask = parent.getChild('Task') !== null;
  hide(drawing, from, isTask ? behindSpaces(drawing.state, to) : to, isTask ? undefined : new Words('•', 'cm-bullet'));
}

/** The number of a note where it is called, and in front of its own words. */
function noteCall({ from, to }: Node, drawing: Drawing): undefined {
  const { state } = drawing;
  const number = noteNumbers(state.doc).get(state.sliceDoc(from + 2, to - 1));
  const line = state.doc.lineAt(from);
  const isOwn = from === line.from && state.sliceDoc(to, to + 1) === ':';
  if (isOwn) lines(drawing, line.from, line.to, 'cm-note-line');
  if (number === undefined) return;
  if (isOwn) hide(drawing, from, to + 1, new Words(`${number}.`, 'cm-note-number'));
  else hide(drawing, from, to, new Words(String(number), 'cm-note-call'));
}

/** Boxes of call-outs, with their names in the place of the line that opens them. */
function drawBlock(block: Block, drawing: Drawing): void {
  const { from, to } = block;
  if (block.kind === 'slot') hide(drawing, from, to, new Words(block.title, 'cm-chip cm-chip-slot'));
  if (block.kind === 'caption') hide(drawing, from, to, new Words(block.title, 'cm-caption'));
  if (block.kind !== 'callOut') return;
  lines(drawing, from, to, `cm-box cm-box-${block.name}`);
  lines(drawing, from, from, 'cm-box-first');
  lines(drawing, to, to, 'cm-box-last');
  hide(drawing, from, block.opening, new Words(block.title, 'cm-box-name'));
  hide(drawing, block.closing, to);
}

const known = new WeakMap<Text, ReadonlyMap<string, number>>();

/** The numbers of a text's notes, by their names: they are counted where they are first called, as on the page. */
function noteNumbers(doc: Text): ReadonlyMap<string, number> {
  const numbers = known.get(doc) ?? count(doc.toString());
  known.set(doc, numbers);
  return numbers;
}

function count(text: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(/\[\^([^[\]\s]+)\](?!:)/g)) {
    if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
  }
  return numbers;
}
