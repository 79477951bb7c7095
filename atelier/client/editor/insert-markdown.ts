import { Slice } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { insertBlocks } from './commands.ts';
import { schema } from './model/schema.ts';
import { Origins } from './model/source-blocks.ts';
import { readDocument } from './model/to-nodes.ts';
import { pasteIntoTable } from './paste-cells.ts';
import { dropPlace, keepPlace, placeOf } from './pending.ts';
import type { Services } from './services.ts';
import { isTable } from './tables.ts';

interface InsertOptions {
  /** Else in the place of the selection. */
  at?: number;
  /** Name of the change, which plugins read: `paste`. */
  event?: string;
}

/** Puts Markdown into a text as the nodes that it stands for. What is typed meanwhile stays, and the selection where nobody can parse it. */
export async function insertMarkdown(
  view: EditorView,
  services: Services,
  source: string,
  { at, event }: InsertOptions = {},
): Promise<void> {
  const { from, to } = view.state.selection;
  const id = keepPlace(view, at === undefined ? { from, to } : { from: at, to: at });
  try {
    const doc = readDocument(source, await services.parse(source), new Origins(services.context));
    if (view.isDestroyed) return;
    const mark = (tr: Transaction) => view.dispatch(event === undefined ? tr : tr.setMeta('uiEvent', event));
    if (at === undefined && isTable(view.state)) return pasteIntoTable(view, new Slice(doc.content, 0, 0));
    const place = placeOf(view.state, id);
    if (place.from < place.to) mark(view.state.tr.deleteRange(place.from, place.to));
    const position = placeOf(view.state, id).from;
    const only = doc.childCount === 1 ? doc.firstChild : undefined;
    if (only?.type === schema.nodes.paragraph && view.state.doc.resolve(position).parent.inlineContent) {
      const inline = view.state.tr.replace(position, position, new Slice(only.content, 0, 0));
      const end = position + only.content.size;
      mark(inline.setSelection(Selection.near(inline.doc.resolve(end), -1)).scrollIntoView());
    } else insertBlocks(doc.children, { at: position, isBehind: true })(view.state, mark);
  } finally {
    dropPlace(view, id);
  }
}
