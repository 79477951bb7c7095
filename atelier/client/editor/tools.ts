import {
  Bold,
  Braces,
  Code,
  Ellipsis,
  Heading,
  type IconNode,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  MessageSquareWarning,
  Plus,
  Shapes,
  SquareCode,
  Strikethrough,
  Superscript,
  Table,
  TableProperties,
  TextQuote,
  Workflow,
} from 'lucide';
import { setBlockType, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { sinkListItem } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { workshopText as words } from '../../words/text.fr.ts';
import {
  addNote,
  claimKey,
  hasMark,
  insertSlot,
  isIn,
  isLink,
  isList,
  type ListKind,
  nodeAround,
  outdent,
  toggleCallOut,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts';
import { SIDES, schema } from './model/schema.ts';
import type { DialogRequest, EditorContext, Services } from './services.ts';
import { addColumn, addRow, alignColumn, insertTable, isTable, setCaption } from './tables.ts';

/** A button or menu item that changes the text or opens a dialog. */
export type Tool = {
  name: string;
  /** The name below its icon, if there is room. */
  short?: string;
  icon: IconNode;
  /** The shortcut in ProseMirror's notation. */
  key?: string;
  isOn?: (state: EditorState) => boolean;
} & ({ command: Command } | { dialog: DialogRequest });

const { tools, short } = words;
const { nodes, marks } = schema;

/** The groups of buttons in the toolbar. Rarer tools stand in its menus. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark(marks.strong, tools.bold, Bold, 'Mod-b'),
    mark(marks.emphasis, tools.italic, Italic, 'Mod-i'),
    { name: tools.link, icon: Link, key: 'Mod-k', dialog: { name: 'link' }, isOn: isLink },
  ],
  [
    list('bullet', List, 'Mod-Shift-8'),
    list('ordered', ListOrdered, 'Mod-Shift-7'),
    list('task', ListTodo, 'Mod-Shift-9'),
  ],
  [
    { name: tools.table, icon: Table, key: 'Alt-Shift-b', command: insertTable },
    { name: tools.picture, icon: Image, key: 'Alt-Shift-p', dialog: { name: 'picture' } },
  ],
];

const INSERTIONS: readonly Tool[] = [
  { name: tools.variable, icon: Braces, dialog: { name: 'variable' } },
  { name: tools.footnote, icon: Superscript, key: 'Alt-Shift-n', command: addNote },
];

const MORE: readonly Tool[] = [
  { name: tools.quote, icon: TextQuote, key: 'Alt-Shift-q', command: toggleQuote, isOn: isIn(nodes.blockquote) },
  mark(marks.strike, tools.struck, Strikethrough, 'Alt-Shift-s'),
  mark(marks.code, tools.code, Code, 'Mod-e'),
  {
    name: tools.codeBlock,
    icon: SquareCode,
    key: 'Alt-Shift-c',
    command: toggleCodeBlock,
    isOn: isIn(nodes.code_block),
  },
  {
    name: tools.indent,
    icon: IndentIncrease,
    key: 'Alt-Shift-ArrowRight',
    command: sinkListItem(nodes.list_item),
  },
  { name: tools.dedent, icon: IndentDecrease, key: 'Alt-Shift-ArrowLeft', command: outdent },
];

const HEADINGS: readonly Tool[] = [
  {
    name: words.rich.paragraph,
    icon: Heading,
    key: 'Alt-Shift-0',
    command: setBlockType(nodes.paragraph),
    isOn: isIn(nodes.paragraph),
  },
  ...[2, 3, 4].map(
    (level): Tool => ({
      name: tools.heading(level),
      icon: Heading,
      key: `Alt-Shift-${level}`,
      command: toggleHeading(level),
      isOn: isIn(nodes.heading, { level }),
    }),
  ),
];

/** Returns a tool that toggles a mark on the selection, or for the next letters without a selection. */
function mark(type: MarkType, name: string, icon: IconNode, key: string): Tool {
  const command = toggleMark(type, null, { removeWhenPresent: false });
  return { name, icon, key, command, isOn: (state) => hasMark(state, type) };
}

function list(kind: ListKind, icon: IconNode, key: string): Tool {
  return {
    name: tools[kind],
    short: short[kind],
    icon,
    key,
    command: toggleList(kind),
    isOn: (state) => isList(state, kind),
  };
}

export interface Menu {
  name: string;
  /** The name below its icon, if there is room. */
  short?: string;
  icon: IconNode;
  items: readonly Tool[];
}

export const headingMenu: Menu = { name: words.menus.heading, short: short.heading, icon: Heading, items: HEADINGS };

/** Returns the toolbar's menus. The menu of a table appears while the caret is in one. */
export function menusOf(state: EditorState, context: EditorContext): Menu[] {
  return [
    { name: words.rich.insertions, icon: Plus, items: [...INSERTIONS, ...blockTools(context)] },
    ...(isTable(state)
      ? [{ name: words.menus.table, short: short.table, icon: TableProperties, items: tableTools(state) }]
      : []),
    { name: words.menus.more, short: short.more, icon: Ellipsis, items: MORE },
  ];
}

/** Returns tools for the call-outs, drawings and blocks of the site that a text may contain. */
function blockTools({ callOuts, blocks, slots }: EditorContext): Tool[] {
  return [
    ...Object.entries(callOuts).map(([name, title]) => ({
      name: words.visible.blocks.callOut(title),
      icon: MessageSquareWarning,
      command: toggleCallOut(name),
      isOn: isIn(nodes.call_out, { name }),
    })),
    ...blocks
      .filter(({ isCaption }) => !isCaption)
      .map(({ opening, title }): Tool => ({ name: title, icon: Workflow, dialog: { name: 'new-drawing', opening } })),
    ...slots.map((name) => ({
      name: words.rich.slots[name] ?? words.rich.slotName(name),
      icon: Shapes,
      command: insertSlot(`::${name}`),
    })),
  ];
}

type NamedCommand = readonly [name: string, command: Command];

/** The tools for the rows and columns of a table. */
export const LINE_TOOLS: readonly NamedCommand[] = [
  [words.table.addRow, addRow],
  [words.table.addColumn, addColumn],
  [words.table.removeRow, deleteRow],
  [words.table.removeColumn, deleteColumn],
];

function tableTools(state: EditorState): Tool[] {
  const caption = nodeAround(state.selection.$from, nodes.table)?.node.attrs.caption ?? null;
  const items: NamedCommand[] = [
    ...LINE_TOOLS,
    ...SIDES.map((side): NamedCommand => [words.table.align[side], alignColumn(side)]),
    caption === null ? [words.caption.add, setCaption(words.caption.first)] : [words.caption.remove, setCaption(null)],
    [words.table.remove, deleteTable],
  ];
  return items.map(([name, command]) => ({ name, icon: Table, command }));
}

/** Returns a plugin for the shortcuts of the tools. */
export function toolKeys(openDialog: Services['openDialog']): Plugin {
  const bindings = [...TOOLS.flat(), ...INSERTIONS, ...MORE, ...HEADINGS].flatMap((tool): [string, Command][] => {
    if (tool.key === undefined) return [];
    if ('command' in tool) return [[tool.key, claimKey(tool.command)]];
    const { dialog } = tool;
    const open: Command = () => {
      openDialog(dialog);
      return true;
    };
    return [[tool.key, open]];
  });
  return keymap({ ...Object.fromEntries(bindings), 'Alt-F10': (_, __, view) => toBar(view?.dom) });
}

function toBar(dom: HTMLElement | undefined): boolean {
  const bar = dom?.closest('[data-text-editor]')?.querySelector('[role="toolbar"]');
  const stop = bar?.querySelector('button[tabindex="0"]') ?? bar?.querySelector('button');
  if (stop instanceof HTMLElement) stop.focus();
  return true;
}
