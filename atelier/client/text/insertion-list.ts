import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
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
import { folded } from '../../../build/contract/folded.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import { editorContext } from './context.ts';
import { isCodeBlock, toggleCallOut, toggleCodeBlock, toggleHeading, toggleQuote } from './edits/blocks.ts';
import type { Edit } from './edits/edit.ts';
import { addDrawnBlock, addFootnote, addSlot } from './edits/insertions.ts';
import { toggleList } from './edits/lists.ts';
import { addTable } from './edits/tables.ts';
import { type DialogName, setDialog } from './tools.ts';

interface Insertion extends Completion {
  icon: IconNode;
}

/** What can be put in, behind a slash that begins its line; in code a slash is code. */
export function insertions(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^\/[\p{L}\p{N}' -]*$/u);
  if (!before || isCodeBlock(context.state)) return null;
  const searched = folded(before.text.slice(1)).split(/\s+/);
  const options = insertionsOf(context.state).filter(({ label }) =>
    searched.every((word) => folded(label).includes(word)),
  );
  // Words are found without their accents: the list is made anew with each letter, at once, so that Enter always finds it.
  return { from: before.from, options, filter: false, update: (_, __, ___, now) => insertions(now) };
}

/** The small picture in front of what can be put in. */
export function pictureOf(completion: Completion): Node | null {
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

/** What an edit does to the line once the slash and its words are gone: one step of undoing. */
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
