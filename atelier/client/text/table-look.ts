import { syntaxTree } from '@codemirror/language';
import type { Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';

/** Rows of tables are not wrapped, and their columns line up where their signs do: they are read across, and scrolled to. */
export const tableLook = [
  ViewPlugin.define(
    (view) => ({
      rows: rowsSeen(view),
      update({ view: now, docChanged, viewportChanged, startState, state }) {
        if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.rows = rowsSeen(now);
      },
    }),
    { decorations: ({ rows }) => rows },
  ),
  EditorView.baseTheme({
    // A long row reaches out of the text: it makes no other line longer than the editor is wide.
    '.cm-content': { minWidth: '0' },
    '.cm-line.cm-table-row': { fontFamily: 'var(--font-mono)', fontSize: '0.94em', whiteSpace: 'pre' },
  }),
];

const row = Decoration.line({ class: 'cm-table-row' });

function rowsSeen({ state, visibleRanges }: EditorView): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end }) => {
        if (name !== 'Table') return true;
        for (let line = state.doc.lineAt(start); ; line = state.doc.line(line.number + 1)) {
          found.push(row.range(line.from));
          if (line.to >= end || line.number === state.doc.lines) return false;
        }
      },
    });
  }
  return Decoration.set(found, true);
}
