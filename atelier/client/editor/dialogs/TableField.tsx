import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { deleteCellSelection, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { workshopText as words } from '../../../words/text.fr.ts';
import { Actions } from '../../ui/Dialog.tsx';
import * as blockCss from '../blocks/Blocks.module.css';
import { nodeViews } from '../blocks/node-views.ts';
import { clipboard } from '../clipboard.ts';
import { claimKey } from '../commands.ts';
import { schema } from '../model/schema.ts';
import { Origins } from '../model/source-blocks.ts';
import { writeDocument } from '../model/to-markdown.ts';
import { readDocument } from '../model/to-nodes.ts';
import * as textCss from '../RichText.module.css';
import type { Services } from '../services.ts';
import { nextCell, nextRow, previousCell, selectCell } from '../tables.ts';
import { LINE_TOOLS } from '../tools.ts';

interface TableFieldProps {
  /** The Markdown of a table, which is read once. */
  source: string;
  services: Services;
  onChange(source: string): void;
}

/** The field that edits a table as in a text. Cells pasted from a spreadsheet fill as many cells. */
export function TableField({ source, services, onChange }: TableFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const open = useEffectEvent(() => openTable(source, services, onChange));
  useEffect(() => {
    let ended = false;
    let made: EditorView | undefined;
    void open().then((props) => {
      if (ended || !place.current) return;
      made = new EditorView(place.current, props);
      setView(made);
    });
    return () => {
      ended = true;
      made?.destroy();
    };
  }, []);
  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <>
      <p>{words.table.help}</p>
      <div ref={place} className={textCss.text} />
      <Actions>
        {LINE_TOOLS.map(([name, command]) => (
          <button key={name} type="button" onClick={() => run(command)}>
            {name}
          </button>
        ))}
      </Actions>
    </>
  );
}

const keys = keymap({
  Enter: nextRow,
  Tab: nextCell,
  'Shift-Tab': previousCell,
  'Mod-a': claimKey(selectCell),
  Backspace: deleteCellSelection,
  Delete: deleteCellSelection,
});

/** A chart is drawn from one table, and from nothing else. */
const oneTable = new Plugin({
  filterTransaction: ({ doc }) => doc.childCount === 1 && doc.firstChild?.type === schema.nodes.table,
});

async function openTable(source: string, services: Services, onChange: TableFieldProps['onChange']) {
  const origins = new Origins(services.context);
  const doc = readDocument(source, await services.parse(source), origins);
  const plugins = [keys, keymap(baseKeymap), clipboard(services), oneTable, tableEditing()];
  let state = EditorState.create({ doc, plugins });
  // Typing starts in the head of the first column.
  selectCell(state, (tr) => {
    state = state.apply(tr);
  });
  return {
    state,
    nodeViews: nodeViews(services),
    attributes: { class: `${textCss.content} ${blockCss.blocks}`, role: 'textbox', 'aria-label': words.table.numbers },
    dispatchTransaction(this: EditorView, tr: Parameters<EditorView['dispatch']>[0]) {
      this.updateState(this.state.apply(tr));
      if (tr.docChanged) onChange(withoutEmptyRows(writeDocument(this.state.doc, origins)));
    },
  };
}

/** Removes empty rows at the end, as Tab adds one on its way past the last cell. */
function withoutEmptyRows(source: string): string {
  const lines = source.split('\n');
  return lines.slice(0, lines.findLastIndex((line) => /[^|\s]/.test(line)) + 1).join('\n');
}
