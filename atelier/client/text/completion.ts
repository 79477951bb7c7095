import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import {
  Braces,
  ChartColumn,
  createElement,
  Heading2,
  Heading3,
  type IconNode,
  Image,
  List,
  ListOrdered,
  ListTodo,
  MessageSquareWarning,
  Shapes,
  SquareCode,
  Superscript,
  Table,
  TextQuote,
  Workflow,
} from 'lucide';
import { foldText } from '../../../build/contract/fold-text.ts';
import type { BlockTemplate } from '../../api.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import { type EditorContext, editorContext } from './context.ts';
import { isCodeBlock, toggleCallOut, toggleCodeBlock, toggleHeading, toggleQuote } from './edits/blocks.ts';
import type { Edit } from './edits/edit.ts';
import { addDrawnBlock, addFootnote, addSlot } from './edits/insertions.ts';
import { toggleList } from './edits/lists.ts';
import { addressOf, matchingPages } from './edits/marks.ts';
import { addTable } from './edits/tables.ts';
import { type DialogName, setDialog } from './tools.ts';

/** Proposes what exists: what can be put in behind a slash, pages and pictures in addresses, call-outs and other directives behind colons, variables behind braces. */
export const completion = autocompletion({
  override: [proposals],
  icons: false,
  interactionDelay: 0,
  addToOptions: [{ render: pictureOf, position: 20 }],
});

/** One source: while any other were asked, Enter would pass by the list that is there. */
function proposals(context: CompletionContext): CompletionResult | null {
  return insertions(context) ?? addresses(context) ?? directives(context) ?? variables(context);
}

const MAX_CHOICES = 50;

function addresses(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/(!?)\[[^\]\n]*\]\([^()\s]*$/);
  if (!before) return null;
  const query = before.text.slice(before.text.lastIndexOf('(') + 1);
  const isImage = before.text.startsWith('!');
  if (!isImage && !query.startsWith('/') && !context.explicit) return null;
  const closing = context.state.sliceDoc(context.pos, context.pos + 1) === ')' ? '' : ')';
  const { choices } = context.state.facet(editorContext);
  const options = isImage ? pictures(choices, query, closing) : pages(choices, query, closing);
  // Options depend on the typed letters, so each letter asks again.
  return { from: context.pos - query.length, options, filter: false };
}

function pages({ pages }: EditorContext['choices'], query: string, closing: string): Completion[] {
  return matchingPages(pages, query.replace(/^\//, ''))
    .slice(0, MAX_CHOICES)
    .map(({ path, title, unpublished }) => ({
      label: title,
      detail: unpublished ? `${path} · ${words.unpublished(unpublished)}` : path,
      apply: addressOf(path) + closing,
    }));
}

function pictures({ pictures }: EditorContext['choices'], query: string, closing: string): Completion[] {
  return pictures
    .filter(({ address }) => address.toLowerCase().includes(query.toLowerCase()))
    .slice(0, MAX_CHOICES)
    .map(({ address, width, height }) => ({
      label: address,
      detail: `${width} × ${height}`,
      apply: addressOf(address) + closing,
    }));
}

function directives(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^:{2,}[\w-]*$/);
  if (!before) return null;
  const { callOuts, blocks, slots } = context.state.facet(editorContext);
  const colons = /^:+/.exec(before.text)?.[0] ?? '';
  const options: Completion[] =
    colons.length === 2
      ? slots.map((name) => ({ label: name }))
      : Object.entries(callOuts).map(([name, title]) => ({
          label: name,
          detail: title,
          apply: (view, _, from, to) => {
            const insert = `${name}\n\n${colons}`;
            view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + name.length + 1 } });
          },
        }));
  options.push(...blocks.filter(({ opening }) => /^:+/.exec(opening)?.[0] === colons).map(whole));
  return { from: before.from + colons.length, options, validFor: /^[\w-]*$/ };
}

/** A block with all that it says at first. */
function whole({ opening, title, text }: BlockTemplate): Completion {
  const colons = /^:*/.exec(opening)?.[0] ?? '';
  return { label: opening.slice(colons.length), detail: title, apply: text.slice(colons.length) };
}

function variables(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/\{\{[\p{L}\w.-]*$/u);
  if (!before) return null;
  const closing = context.state.sliceDoc(context.pos, context.pos + 2) === '}}' ? '' : '}}';
  const options = Object.entries(context.state.facet(editorContext).variables).map(([name, value]) => ({
    label: name,
    detail: value,
    apply: name + closing,
  }));
  return { from: before.from + 2, options, validFor: /^[\p{L}\w.-]*$/u };
}

interface Insertion extends Completion {
  icon: IconNode;
}

/** Lists insertions after a slash that begins a line, but not in code. */
export function insertions(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^\/[\p{L}\p{N}' -]*$/u);
  if (!before || isCodeBlock(context.state)) return null;
  const searched = foldText(before.text.slice(1)).split(/\s+/);
  const options = insertionsOf(context.state).filter(({ label }) =>
    searched.every((word) => foldText(label).includes(word)),
  );
  // Words are found without their accents: the list is made anew with each letter, at once, so that Enter always finds it.
  return { from: before.from, options, filter: false, update: (_, __, ___, now) => insertions(now) };
}

/** The small picture in front of what can be put in. */
function pictureOf(completion: Completion): Node | null {
  return isInsertion(completion)
    ? createElement(completion.icon, { width: '18', height: '18', 'aria-hidden': 'true' })
    : null;
}

function isInsertion(completion: Completion): completion is Insertion {
  return 'icon' in completion;
}

function insertionsOf(state: EditorState): Insertion[] {
  const { callOuts, blocks, slots } = state.facet(editorContext);
  const { tools, insertions: names } = words;
  return [
    insertionBy(tools.heading(2), Heading2, toggleHeading(2)),
    insertionBy(tools.heading(3), Heading3, toggleHeading(3)),
    insertionBy(tools.bullet, List, toggleList('bullet')),
    insertionBy(tools.ordered, ListOrdered, toggleList('ordered')),
    insertionBy(tools.task, ListTodo, toggleList('task')),
    insertionBy(tools.table, Table, addTable(words.table.head)),
    insertionAsking(tools.picture, Image, 'picture'),
    ...Object.entries(callOuts).map(([name, title]) =>
      insertionBy(names.callOut(title), MessageSquareWarning, toggleCallOut(name)),
    ),
    ...blocks.map(({ opening, title, text, isCaption }) =>
      insertionBy(title, isCaption ? Table : opening.startsWith(':::') ? Workflow : ChartColumn, addDrawnBlock(text)),
    ),
    insertionBy(tools.footnote, Superscript, addFootnote),
    insertionAsking(names.fact, Braces, 'variable'),
    insertionBy(tools.quote, TextQuote, toggleQuote),
    insertionBy(tools.codeBlock, SquareCode, toggleCodeBlock),
    ...slots.map((name) => insertionBy(names.slot(name), Shapes, addSlot(name))),
  ];
}

/** Removes the slash with its words and applies an edit, as one step of undoing. */
function insertionBy(label: string, icon: IconNode, edit: Edit): Insertion {
  const apply = (view: EditorView, _: Completion, from: number, to: number) => {
    const cleared = view.state.update({ changes: { from, to }, selection: { anchor: from } });
    const spec = edit(cleared.state);
    const done = spec && cleared.state.update(spec);
    view.dispatch({
      changes: done ? cleared.changes.compose(done.changes) : cleared.changes,
      selection: (done ?? cleared).newSelection,
      scrollIntoView: true,
      userEvent: 'input.complete',
    });
  };
  return { label, icon, apply };
}

function insertionAsking(label: string, icon: IconNode, dialog: DialogName): Insertion {
  const apply = (view: EditorView, _: Completion, from: number, to: number) =>
    view.dispatch({ changes: { from, to }, effects: setDialog.of(dialog), userEvent: 'input.complete' });
  return { label, icon, apply };
}
