import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import { LINK_SCHEMES } from '../../../../build/contract/addresses.ts';
import { foldText } from '../../../../build/contract/fold-text.ts';
import type { PageChoice } from '../../document/pane-props.ts';
import { type Edit, nodeAround } from './edit.ts';

interface Mark {
  /** The node that stands for it, and the one of its signs (@lezer/markdown). */
  node: string;
  sign: string;
  /** What is written on both sides of a text. */
  around: (text: string) => string;
}

const BOLD: Mark = { node: 'StrongEmphasis', sign: 'EmphasisMark', around: () => '**' };
const ITALIC: Mark = { node: 'Emphasis', sign: 'EmphasisMark', around: () => '*' };
const STRUCK: Mark = { node: 'Strikethrough', sign: 'StrikethroughMark', around: () => '~~' };
const CODE: Mark = { node: 'InlineCode', sign: 'CodeMark', around: graves };

export const toggleBold = toggle(BOLD);
export const toggleItalic = toggle(ITALIC);
export const toggleStruck = toggle(STRUCK);
export const toggleCode = toggle(CODE);

export const isBold = (state: EditorState) => isIn(state, BOLD);
export const isItalic = (state: EditorState) => isIn(state, ITALIC);
export const isStruck = (state: EditorState) => isIn(state, STRUCK);
export const isCode = (state: EditorState) => isIn(state, CODE);

function isIn(state: EditorState, { node }: Mark): boolean {
  const { from, to } = state.selection.main;
  return nodeAround(state, from, to, node) !== undefined;
}

/** Puts signs around the selection, the word or the caret; takes those away that are there. */
function toggle(mark: Mark): Edit {
  return (state) => {
    const { main } = state.selection;
    const pieces = piecesOf(state, main);
    const targets = pieces.length > 0 ? pieces : [main];
    const marked = targets.flatMap(({ from, to }) => nodeAround(state, from, to, mark.node) ?? []);
    if (marked.length === targets.length) {
      const signs = marked.flatMap((node) => node.getChildren(mark.sign));
      return { changes: unique(signs.map(({ from, to }) => ({ from, to }))) };
    }
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return aroundCaret(state, mark);
    const plain = pieces.filter(({ from, to }) => !nodeAround(state, from, to, mark.node));
    const changes = state.changes(plain.flatMap((piece) => around(state, piece, mark)));
    // What was selected stays selected, without the signs; a caret stays in its word.
    const [start, end] = [changes.mapPos(first.from, 1), changes.mapPos(last.to, -1)];
    if (!main.empty) return { changes, selection: { anchor: start, head: end } };
    return { changes, selection: { anchor: changes.mapPos(main.head, main.head === last.to ? -1 : 1) } };
  };
}

interface Piece {
  from: number;
  to: number;
}

/** What signs can go around: each line's own text, without what opens its block, and without spaces at its ends; the word of a caret. */
function piecesOf(state: EditorState, range: SelectionRange): Piece[] {
  const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : range;
  const pieces: Piece[] = [];
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at);
    const opening = OPENING.exec(line.text)?.[0].length ?? 0;
    const start = Math.max(from, line.from + opening);
    const text = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)));
    const inner = text.trim();
    const lead = text.length - text.trimStart().length;
    if (inner !== '') pieces.push({ from: start + lead, to: start + lead + inner.length });
    at = line.to + 1;
  }
  return pieces;
}

/** Signs of quotes, lists, tasks and headings at the start of a line. */
const OPENING = /^(?:\s*(?:>|[-+*]\s|\d+[.)]\s|\[[ xX]\]\s|#{1,6}\s))*\s*/;

function around(state: EditorState, { from, to }: Piece, mark: Mark): ChangeSpec[] {
  const signs = mark.around(state.sliceDoc(from, to));
  return [
    { from, insert: signs },
    { from: to, insert: signs },
  ];
}

function aroundCaret(state: EditorState, mark: Mark) {
  const { head } = state.selection.main;
  const signs = mark.around('');
  const isBetween = state.sliceDoc(head - signs.length, head + signs.length) === signs + signs;
  if (isBetween) return { changes: { from: head - signs.length, to: head + signs.length } };
  return { changes: { from: head, insert: signs + signs }, selection: EditorSelection.cursor(head + signs.length) };
}

/** One accent more than the longest run of them in the text (CommonMark 0.31.2, 6.1). */
function graves(text: string): string {
  const runs = (text.match(/`+/g) ?? []).map(({ length }) => length);
  return '`'.repeat(Math.max(0, ...runs) + 1);
}

function unique(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, nth) => pieces.findIndex(({ from }) => from === piece.from) === nth);
}

interface LinkAtCaret {
  from: number;
  to: number;
  text: string;
  /** Empty where there is no link yet. */
  address: string;
}

/** The link at the selection, else the selected text without the spaces at its ends. */
export function linkAt(state: EditorState): LinkAtCaret {
  const { from, to } = state.selection.main;
  const link = nodeAround(state, from, to, 'Link');
  const [open, close] = link?.getChildren('LinkMark') ?? [];
  const url = link?.getChild('URL');
  if (link && open && close && url) {
    const address = state.sliceDoc(url.from, url.to).replace(/^<(.*)>$/, '$1');
    return { from: link.from, to: link.to, text: state.sliceDoc(open.to, close.from), address };
  }
  const text = state.sliceDoc(from, to);
  const lead = text.length - text.trimStart().length;
  return { from: from + lead, to: from + lead + text.trim().length, text: text.trim(), address: '' };
}

/** A link at the selection, whose text is what is selected, else `title`. An address of '' leaves the text alone. */
export function setLink(address: string, title: string): Edit {
  return (state) => {
    const { from, to, text } = linkAt(state);
    const shown = text === '' ? escaped(title || address) : text.replace(/(?<!\s)\s*\n\s*/g, ' ');
    const insert = address === '' ? text : `[${shown}](${addressOf(address)})`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
  };
}

export const isLink = (state: EditorState) => linkAt(state).address !== '';

/** An address as it stands between parentheses (CommonMark 0.31.2, 6.3): with spaces or unequal parentheses it wants `<>`. */
export function addressOf(address: string): string {
  const written = address.trim();
  return /[\s()<>]/.test(written) ? `<${written.replace(/[<>]/g, encodeURIComponent)}>` : written;
}

/** A text in which no sign of Markdown has a meaning between brackets. */
function escaped(text: string): string {
  return text.replace(/[\\[\]*_`]/g, '\\$&');
}

/** Pages whose title or address has every word of a query, accents and case apart; those whose title begins with it first. */
export function matchingPages(pages: readonly PageChoice[], query: string): PageChoice[] {
  const asked = foldText(query.trim());
  const words = asked.split(/\s+/).filter((word) => word !== '');
  const matching = pages.filter(({ path, title }) => {
    const text = `${foldText(title)} ${foldText(path)}`;
    return path !== '' && words.every((word) => text.includes(word));
  });
  const begins = ({ title, path }: PageChoice) => foldText(title).startsWith(asked) || path.startsWith(asked);
  return [...matching.filter(begins), ...matching.filter((page) => !begins(page))];
}

/** The address that a writer means, whole: undefined where it can be none that a link may have. */
export function meantAddress(written: string): string | undefined {
  const address = written.trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined)
    return LINK_SCHEMES.includes(scheme) && address.length > scheme.length + 1 ? address : undefined;
  if (/^\/(?!\/)|^#./.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[^\s/@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}
