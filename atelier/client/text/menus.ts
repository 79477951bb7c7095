import type { EditorState } from '@codemirror/state';
import { type IconNode, ImagePlus, MessageSquareWarning, Shapes, TableProperties, Workflow } from 'lucide';
import type { BlockTemplate } from '../../api.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import { editorContext } from './context.ts';
import { isCallOut, toggleCallOut } from './edits/blocks.ts';
import type { Edit } from './edits/edit.ts';
import { addDrawnBlock, addSlot, captionPicture, captionTable, isPicture } from './edits/insertions.ts';
import { addColumn, addRow, isTable, removeColumn, removeRow, tidyTable } from './edits/tables.ts';

export interface MenuItem {
  name: string;
  /** What tells it from others of its name. */
  detail?: string;
  edit: Edit;
  isOn?: boolean;
}

export interface Menu {
  name: string;
  /** Its name below its icon, where there is room. */
  short?: string;
  icon: IconNode;
  items: readonly MenuItem[];
}

/** The bar's menus. One without items is not there: the last ones come and go with the table or the picture of the caret. */
export function menusOf(state: EditorState): Menu[] {
  const { callOuts, blocks, slots } = state.facet(editorContext);
  const menus: Menu[] = [
    {
      name: words.menus.callOut,
      icon: MessageSquareWarning,
      items: Object.entries(callOuts).map(([name, title]) => ({
        name: title,
        detail: `:::${name}`,
        edit: toggleCallOut(name),
        isOn: isCallOut(state, name),
      })),
    },
    {
      name: words.menus.drawing,
      icon: Workflow,
      items: blocks.map(({ opening, title, text }) => ({ name: title, detail: opening, edit: addDrawnBlock(text) })),
    },
    {
      name: words.menus.slot,
      short: words.short.slot,
      icon: Shapes,
      items: slots.map((name) => ({ name: `::${name}`, edit: addSlot(name) })),
    },
    {
      name: words.menus.table,
      short: words.short.table,
      icon: TableProperties,
      items: isTable(state) ? [...TABLE, ...captionsOf(blocks)] : [],
    },
    pictureMenu(state),
  ];
  return menus.filter(({ items }) => items.length > 0);
}

function pictureMenu(state: EditorState): Menu {
  const items = isPicture(state) ? [{ name: words.caption.add, edit: captionPicture(words.caption.first) }] : [];
  return { name: words.menus.picture, short: words.short.picture, icon: ImagePlus, items };
}

function captionsOf(blocks: readonly BlockTemplate[]): MenuItem[] {
  return blocks.flatMap(({ opening, isCaption }) =>
    isCaption ? [{ name: words.caption.add, edit: captionTable(opening, words.caption.first) }] : [],
  );
}

const TABLE: readonly MenuItem[] = [
  { name: words.table.addRow, edit: addRow },
  { name: words.table.addColumn, edit: addColumn(words.table.head) },
  { name: words.table.removeRow, edit: removeRow },
  { name: words.table.removeColumn, edit: removeColumn },
  { name: words.table.tidy, edit: tidyTable },
];
