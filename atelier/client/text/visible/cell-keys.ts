import type { EditorState } from '@codemirror/state';
import { type EditorView, runScopeHandlers } from '@codemirror/view';
import type { Edit } from '../edits/edit.ts';
import type { Cell } from '../edits/grid.ts';
import { addRow, tableAt, toCell, writeCells } from '../edits/tables.ts';
import { markdownTree } from '../language.ts';
import { valueChip } from './widgets.ts';

/** Hears what is done in the cells of a grid. */
export function listenToCells(box: HTMLElement, view: EditorView): void {
  const at = () => view.posAtDOM(box);
  box.addEventListener('focusin', ({ target }) => {
    const cell = elementOf(target);
    if (!cell) return;
    const text = cell.dataset.written ?? '';
    if (cell.textContent !== text) {
      cell.textContent = text;
      setCaret(cell, text.length);
    }
    tellPlace(view, at(), cell);
  });
  box.addEventListener('focusout', ({ target }) => {
    const cell = elementOf(target);
    cell?.replaceChildren(inlineText(cell.dataset.written ?? '', view.state));
  });
  box.addEventListener('input', ({ target }) => {
    const cell = elementOf(target);
    if (cell) apply(view, writeCells(at(), cellOf(cell), [[cell.textContent]]), 'input.type');
  });
  box.addEventListener('paste', (event) => pasteTexts(event, view, at()));
  box.addEventListener('keydown', (event) => pressKey(event, { view, box, at: at() }));
}

/** Which cell of its grid an element is. */
export function cellOf(cell: HTMLElement): Cell {
  const part = cell.closest('td, th');
  const row = cell.closest('tr');
  return {
    row: row instanceof HTMLTableRowElement ? row.rowIndex : 0,
    column: part instanceof HTMLTableCellElement ? part.cellIndex : 0,
  };
}

/** The element of a cell in its grid. */
export function cellAt(box: Element, { row, column }: Cell): HTMLElement | undefined {
  const cell = box.querySelector('table')?.rows[row]?.cells[column]?.firstElementChild;
  return cell instanceof HTMLElement ? cell : undefined;
}

function elementOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof HTMLElement && target.role === 'textbox' ? target : undefined;
}

function apply(view: EditorView, edit: Edit, userEvent: string): void {
  const spec = edit(view.state);
  const transaction = spec && view.state.update(spec, { userEvent });
  // A space at the end of a cell is none of its text.
  if (transaction?.docChanged) view.dispatch(transaction);
}

/** The caret of the text follows the cell that one is in: the bar's buttons, the preview and the diagnostics know where that is. */
function tellPlace(view: EditorView, at: number, cell: HTMLElement): void {
  const place = toCell(at, cellOf(cell), offsetIn(cell))(view.state)?.selection;
  if (!place || !('anchor' in place) || place.anchor === view.state.selection.main.head) return;
  view.dispatch({ selection: place });
}

/** Where the caret stands in an element, in signs from its beginning. */
function offsetIn(cell: HTMLElement): number {
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !cell.contains(range.endContainer)) return 0;
  const before = document.createRange();
  before.setStart(cell, 0);
  before.setEnd(range.endContainer, range.endOffset);
  return before.toString().length;
}

export function setCaret(cell: HTMLElement, offset: number): void {
  const text = cell.firstChild;
  document.getSelection()?.collapse(text ?? cell, text ? Math.min(offset, text.textContent?.length ?? 0) : 0);
}

function pasteTexts(event: ClipboardEvent, view: EditorView, at: number): void {
  const cell = elementOf(event.target);
  const pasted = (event.clipboardData?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!cell || !/[\t\n]/.test(pasted)) return;
  event.preventDefault();
  const texts = pasted.split('\n').map((line) => line.split('\t'));
  cell.dataset.written = '';
  apply(view, writeCells(at, cellOf(cell), texts), 'input.paste');
}

function pressKey(event: KeyboardEvent, grid: Omit<InCell, 'cell'>): void {
  const cell = elementOf(event.target);
  if (!cell || event.isComposing) return;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key);
  const isMove = !isCommand && move(event, { ...grid, cell });
  if (isMove || (isCommand && command(event, { ...grid, cell }))) event.preventDefault();
}

interface InCell {
  view: EditorView;
  /** The element of the grid, and where its table begins in the text. */
  box: HTMLElement;
  at: number;
  cell: HTMLElement;
}

/** Keys of the editor do in a cell what they do in the text. */
function command(event: KeyboardEvent, { view, at, cell }: InCell): boolean {
  if (['a', 'c', 'v', 'x'].includes(event.key.toLowerCase())) return false;
  tellPlace(view, at, cell);
  const hasRun = runScopeHandlers(view, event, 'editor');
  const { head } = view.state.selection.main;
  const table = tableAt(view.state, at);
  if (hasRun && table && (head < table.from || head > table.to)) view.focus();
  else if (hasRun && document.activeElement === cell) setCaret(cell, cell.textContent.length);
  return hasRun;
}

/** Whether a key leads out of the cell, to where it then has led. */
function move({ key, shiftKey }: KeyboardEvent, place: InCell): boolean {
  const { cell } = place;
  const { row, column } = cellOf(cell);
  const [offset, length] = [offsetIn(cell), cell.textContent.length];
  const isCollapsed = document.getSelection()?.isCollapsed ?? true;
  const onward = shiftKey ? -1 : 1;
  if (key === 'Tab') return goBy(place, onward);
  if (key === 'Enter') return go(place, { row: row + 1, column }) || addLine(place, { row: row + 1, column });
  if (key === 'Escape') return leave(place, 1);
  if (key === 'ArrowDown' && isAtEdge(cell, 'bottom')) return go(place, { row: row + 1, column }) || leave(place, 1);
  if (key === 'ArrowUp' && isAtEdge(cell, 'top')) return go(place, { row: row - 1, column }) || leave(place, -1);
  if (shiftKey || !isCollapsed) return false;
  if (key === 'ArrowRight' && offset === length) return step(place, 1) || leave(place, 1);
  if (key === 'ArrowLeft' && offset === 0) return step(place, -1) || leave(place, -1);
  return false;
}

function goBy(place: InCell, by: 1 | -1): boolean {
  if (step(place, by)) return true;
  if (by === -1) return leave(place, -1);
  const { row } = cellOf(place.cell);
  const isEmpty = [...(place.cell.closest('tr')?.cells ?? [])].every(({ textContent }) => textContent.trim() === '');
  // Behind an empty row the key goes on to what follows the text.
  return !isEmpty && addLine(place, { row: row + 1, column: 0 });
}

/** To the next cell, or the one before. */
function step(place: InCell, by: 1 | -1): boolean {
  const { row, column } = cellOf(place.cell);
  const width = place.cell.closest('tr')?.cells.length ?? 1;
  const nth = row * width + column + by;
  return nth >= 0 && go(place, { row: Math.floor(nth / width), column: nth % width }, by === 1 ? 0 : undefined);
}

function go({ box }: InCell, cell: Cell, offset?: number): boolean {
  const found = cellAt(box, cell);
  if (!found) return false;
  found.focus();
  setCaret(found, offset ?? found.textContent.length);
  return true;
}

function addLine(place: InCell, cell: Cell): boolean {
  tellPlace(place.view, place.at, place.cell);
  apply(place.view, addRow, 'input.format');
  return go(place, cell);
}

/** Out of the table, to the line before or behind it. */
function leave({ view, at }: InCell, by: 1 | -1): boolean {
  const table = tableAt(view.state, at);
  if (!table) return false;
  const beyond = by === 1 ? table.to + 1 : table.from - 1;
  if (beyond < 0 || beyond > view.state.doc.length) return false;
  view.dispatch({ selection: { anchor: beyond }, scrollIntoView: true });
  view.focus();
  return true;
}

/** Whether the caret is on the first, or last, of the lines that a cell is broken into. */
function isAtEdge(cell: HTMLElement, edge: 'top' | 'bottom'): boolean {
  const selection = document.getSelection();
  const rect = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined;
  if (!rect || rect.height === 0) return true;
  const around = cell.getBoundingClientRect();
  return Math.abs(rect[edge] - around[edge]) < rect.height;
}

type Node = ReturnType<typeof markdownTree>['topNode'];

const ELEMENTS: Readonly<Record<string, string>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 's',
  InlineCode: 'code',
};

const SIGNS = /^(?:EmphasisMark|StrikethroughMark|CodeMark|LinkMark|URL|LinkTitle|HeadingId)$/;

/** Keeps what follows it from opening a list or a heading. */
const LEAD = 'x ';

/** One line of Markdown as the page shows it, without its signs. */
export function inlineText(text: string, state: EditorState): DocumentFragment {
  const source = LEAD + text;
  const made = document.createDocumentFragment();
  const top = markdownTree(source).topNode;
  write(top.firstChild ?? top, { source, state, from: LEAD.length }, made);
  return made;
}

interface Source {
  source: string;
  state: EditorState;
  /** What stands before it is left out. */
  from: number;
}

function write(node: Node, origin: Source, into: ParentNode): void {
  let at = Math.max(node.from, origin.from);
  for (let child = node.firstChild; child; child = child.nextSibling) {
    into.append(origin.source.slice(at, child.from));
    at = Math.max(at, child.to);
    if (!SIGNS.test(child.name)) into.append(...partsOf(child, origin));
  }
  into.append(origin.source.slice(at, node.to));
}

function partsOf(node: Node, origin: Source): (string | HTMLElement)[] {
  const text = origin.source.slice(node.from, node.to);
  if (node.name === 'Escape') return [text.slice(1)];
  if (node.name === 'Variable') return [valueChip(origin.state, text).toDOM()];
  const element = document.createElement(ELEMENTS[node.name] ?? 'span');
  if (node.name === 'Link' && node.getChild('URL')) element.className = 'cm-link-words';
  if (node.name === 'Link' && !node.getChild('URL')) return [text];
  write(node, origin, element);
  return [element];
}
