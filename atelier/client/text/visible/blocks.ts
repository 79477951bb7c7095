import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type EditorContext, editorContext } from '../context.ts';

/** A part of a text that is shown as something else than its lines. `from` and `to` are the ends of its lines. */
export type Block = { from: number; to: number } & (
  | { kind: 'picture'; address: string; description: string; caption: string }
  | { kind: 'table' }
  /** `source`: all that it is drawn from. */
  | { kind: 'drawing'; name: string; title: string; source: string }
  /** `opening`: end of the line that opens it; `closing`: start of the one that closes it. */
  | { kind: 'callOut'; name: string; title: string; opening: number; closing: number }
  /** One line that the site fills, or that gives a table its caption. */
  | { kind: 'slot' | 'caption'; title: string }
);

/** The blocks of a text, in its order; call-outs stand before what is in them. */
export const textBlocks = StateField.define<readonly Block[]>({
  create: findBlocks,
  update(before, { startState, state, docChanged }) {
    const isSame =
      !docChanged &&
      syntaxTree(startState) === syntaxTree(state) &&
      startState.facet(editorContext) === state.facet(editorContext);
    return isSame ? before : findBlocks(state);
  },
});

/** The innermost block around a place. */
export function blockAt(state: EditorState, at: number): Block | undefined {
  return state.field(textBlocks).findLast(({ from, to }) => from <= at && at <= to);
}

type Node = ReturnType<typeof syntaxTree>['topNode'];

/** Whole blocks of the text, not those in lists and quotes. */
function findBlocks(state: EditorState): Block[] {
  const nodes: Node[] = [];
  syntaxTree(state).iterate({
    enter: ({ name, node }) => {
      if (name === 'Document' || name === 'Body' || node.type.isTop) return true;
      if (/^(?:Paragraph|Table|Directive)$/.test(name)) nodes.push(node);
      return false;
    },
  });
  const reading: Reading = { state, context: state.facet(editorContext), nodes, found: [], open: [] };
  for (const [nth, node] of nodes.entries()) {
    if (node.name === 'Paragraph') readPicture(node, reading);
    if (node.name === 'Table') reading.found.push({ kind: 'table', ...linesOf(state, node) });
    if (node.name === 'Directive') readDirective(node, nth, reading);
  }
  const inDrawing = (block: Block) =>
    reading.found.some(
      (one) => one.kind === 'drawing' && one !== block && one.from <= block.from && block.to <= one.to,
    );
  return reading.found.filter((block) => !inDrawing(block)).sort((a, b) => a.from - b.from || b.to - a.to);
}

interface Reading {
  state: EditorState;
  context: EditorContext;
  nodes: readonly Node[];
  found: Block[];
  /** Directives that wait for the line that closes them. */
  open: (Directive & { from: number; to: number })[];
}

interface Directive {
  colons: string;
  name: string;
  label: string;
}

const DIRECTIVE = /^\s*(:{2,})[ \t]*([\w-]*)(?:\[(.*)\])?(?:\{[^{}]*\})?$/;

/** A directive's line in its parts. */
function directiveOf(line: string): Directive {
  const [, colons = '', name = '', label = ''] = DIRECTIVE.exec(line.trimEnd()) ?? [];
  return { colons, name, label };
}

function linesOf({ doc }: EditorState, { from, to }: { from: number; to: number }): { from: number; to: number } {
  return { from: doc.lineAt(from).from, to: doc.lineAt(to).to };
}

/** A paragraph that is a picture and nothing else. */
function readPicture(node: Node, { state, found }: Reading): void {
  const image = node.firstChild;
  if (image?.name !== 'Image' || image.from !== node.from || image.to !== node.to) return;
  const url = image.getChild('URL');
  const [open, close] = image.getChildren('LinkMark');
  if (!url || !open || !close) return;
  const title = image.getChild('LinkTitle');
  found.push({
    kind: 'picture',
    ...linesOf(state, node),
    address: state.sliceDoc(url.from, url.to).replace(/^<(.*)>$/, '$1'),
    description: state.sliceDoc(open.to, close.from),
    caption: title ? state.sliceDoc(title.from + 1, title.to - 1) : '',
  });
}

function readDirective(node: Node, nth: number, reading: Reading): void {
  const { state, context, nodes, found, open } = reading;
  const lines = linesOf(state, node);
  const directive = directiveOf(state.sliceDoc(lines.from, lines.to));
  const { colons, name, label } = directive;
  if (colons.length > 2 && name !== '') open.push({ ...directive, ...lines });
  if (colons.length > 2 && name === '') close(lines, reading);
  if (colons.length > 2) return;
  const template = context.blocks.find(({ opening }) => opening === colons + name);
  const next = nodes[nth + 1];
  if (template?.isCaption) found.push({ kind: 'caption', title: label, ...lines });
  else if (template && next?.name === 'Table')
    found.push({
      kind: 'drawing',
      name: template.title,
      title: label,
      source: state.sliceDoc(node.from, next.to),
      ...lines,
    });
  else if (context.slots.includes(name)) found.push({ kind: 'slot', title: name, ...lines });
}

/** The innermost directive that so many colons may close. */
function close(line: { from: number; to: number }, { state, context, found, open }: Reading): void {
  const { colons } = directiveOf(state.sliceDoc(line.from, line.to));
  const nth = open.findLastIndex((one) => colons.length >= one.colons.length);
  const opened = open[nth];
  if (!opened) return;
  open.length = nth;
  const { from, name, label } = opened;
  const template = context.blocks.find(({ opening }) => opening === opened.colons + name);
  const ends = { from, to: line.to };
  if (template)
    found.push({ kind: 'drawing', name: template.title, title: label, source: state.sliceDoc(from, line.to), ...ends });
  const title = context.callOuts[name];
  if (title !== undefined)
    found.push({ kind: 'callOut', name, title: label || title, opening: opened.to, closing: line.from, ...ends });
}

interface Caret {
  /** Places whose lines and blocks show their signs; none while the keyboard is elsewhere. */
  heads: readonly number[];
  hasKeyboard: boolean;
  isPressed: boolean;
}

const setKeyboard = StateEffect.define<boolean>();
const setPressed = StateEffect.define<boolean>();

/** While a button of the mouse is held, no sign appears or goes: the text stays below the pointer. */
const caret = StateField.define<Caret>({
  create: () => ({ heads: [], hasKeyboard: false, isPressed: false }),
  update(before, { effects, changes, newSelection }) {
    let { hasKeyboard, isPressed } = before;
    for (const effect of effects) {
      if (effect.is(setKeyboard)) hasKeyboard = effect.value;
      if (effect.is(setPressed)) isPressed = effect.value;
    }
    const heads = isPressed
      ? before.heads.map((head) => changes.mapPos(head))
      : hasKeyboard
        ? newSelection.ranges.map(({ head }) => head)
        : [];
    const isSame = heads.length === before.heads.length && heads.every((head, nth) => head === before.heads[nth]);
    if (isSame && hasKeyboard === before.hasKeyboard && isPressed === before.isPressed) return before;
    return { heads: isSame ? before.heads : heads, hasKeyboard, isPressed };
  },
});

/** Keeps where a text shows its signs. */
export const caretPlaces: Extension = [
  caret,
  EditorView.focusChangeEffect.of((_, isFocused) => setKeyboard.of(isFocused)),
  EditorView.domEventHandlers({
    mousedown(_, view) {
      view.dispatch({ effects: setPressed.of(true) });
      const release = () => view.dispatch({ effects: setPressed.of(false) });
      const end = new AbortController();
      // Words that are dragged elsewhere end in no `mouseup`. The editor takes the click's place first.
      for (const event of ['mouseup', 'dragend']) {
        const onEnd = () => {
          end.abort();
          setTimeout(release);
        };
        view.dom.ownerDocument.addEventListener(event, onEnd, { signal: end.signal });
      }
    },
  }),
];

/** They are another value only where they are other places. */
export function signPlaces(state: EditorState): readonly number[] {
  return state.field(caret).heads;
}

export function isTouched(state: EditorState, from: number, to: number): boolean {
  return signPlaces(state).some((head) => head >= from && head <= to);
}
