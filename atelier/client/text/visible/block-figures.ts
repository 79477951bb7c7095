import { type EditorState, type Extension, type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { type Block, textBlocks } from './blocks.ts';
import { isTouched, signPlaces } from './caret.ts';
import { DrawnFigure, PictureFigure } from './figures.ts';
import { TableGrid } from './table-grid.ts';

/** Shows pictures, drawings and tables in the place of their lines. Below them while the caret is in them; tables are written in as they are. */
export const blockFigures: Extension = StateField.define<DecorationSet>({
  create: draw,
  update(before, { startState, state, docChanged }) {
    const isSame =
      !docChanged &&
      startState.field(textBlocks) === state.field(textBlocks) &&
      signPlaces(startState) === signPlaces(state);
    return isSame ? before : draw(state);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function draw(state: EditorState): DecorationSet {
  return Decoration.set(state.field(textBlocks).flatMap((block) => figureOf(block, state)));
}

function figureOf(block: Block, state: EditorState): Range<Decoration>[] {
  const { kind, from, to } = block;
  if (kind === 'table') {
    const widget = new TableGrid(state.sliceDoc(from, to));
    return [Decoration.replace({ widget, block: true }).range(from, to)];
  }
  if (kind !== 'picture' && kind !== 'drawing') return [];
  const widget = kind === 'picture' ? new PictureFigure(block, state) : new DrawnFigure(block);
  return isTouched(state, from, to)
    ? [Decoration.widget({ widget, block: true, side: 1 }).range(to)]
    : [Decoration.replace({ widget, block: true }).range(from, to)];
}
