import {
  Bold,
  Braces,
  Code,
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
import { keymap } from 'prosemirror-keymap';
import { sinkListItem } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { BlockTemplate } from '../../api.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import {
  addNote,
  always,
  hasMark,
  insertSlot,
  isIn,
  isLink,
  isList,
  type ListKind,
  type MarkName,
  nodeAround,
  outdent,
  toggleCallOut,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleMarkNamed,
  toggleQuote,
  toParagraph,
} from './commands.ts';
import { schema } from './model/schema.ts';
import type { DialogRequest, EditorContext, Services } from './services.ts';
import { addColumn, addRow, insertTable, isTable, setCaption } from './tables.ts';

/** A button or an item of a menu: it changes the text, or opens a dialog. */
export type Tool = {
  name: string;
  /** Its name below its icon, where there is room. */
  short?: string;
  icon: IconNode;
  /** Its keys, as ProseMirror names them. */
  key?: string;
  isOn?: (state: EditorState) => boolean;
} & ({ command: Command } | { dialog: DialogRequest });

const { tools, short } = words;

/** The bar's buttons, group by group; those of rare use stand in its last menu. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark('strong', tools.bold, Bold, 'Mod-b'),
    mark('emphasis', tools.italic, Italic, 'Mod-i'),
    { name: tools.link, icon: Link, key: 'Mod-k', dialog: { name: 'link' }, isOn: isLink },
  ],
  [
    list('bullet', List, 'Mod-Shift-8'),
    list('ordered', ListOrdered, 'Mod-Shift-7'),
    list('task', ListTodo, 'Mod-Shift-9'),
  ],
  [
    { name: tools.table, icon: Table, key: 'Alt-Shift-b', command: insertTable(words.table.head) },
    { name: tools.picture, icon: Image, key: 'Alt-Shift-p', dialog: { name: 'picture' } },
    { name: tools.variable, icon: Braces, dialog: { name: 'variable' } },
    { name: tools.footnote, short: short.footnote, icon: Superscript, key: 'Alt-Shift-n', command: addNote },
  ],
];

const MORE: readonly Tool[] = [
  { name: tools.quote, icon: TextQuote, key: 'Alt-Shift-q', command: toggleQuote, isOn: isIn(schema.nodes.blockquote) },
  mark('strike', tools.struck, Strikethrough, 'Alt-Shift-s'),
  mark('code', tools.code, Code, 'Mod-e'),
  {
    name: tools.codeBlock,
    icon: SquareCode,
    key: 'Alt-Shift-c',
    command: toggleCodeBlock,
    isOn: isIn(schema.nodes.code_block),
  },
  {
    name: tools.indent,
    icon: IndentIncrease,
    key: 'Alt-Shift-ArrowRight',
    command: sinkListItem(schema.nodes.list_item),
  },
  { name: tools.dedent, icon: IndentDecrease, key: 'Alt-Shift-ArrowLeft', command: outdent },
];

const HEADINGS: readonly Tool[] = [
  {
    name: words.rich.paragraph,
    icon: Heading,
    key: 'Alt-Shift-0',
    command: toParagraph,
    isOn: isIn(schema.nodes.paragraph),
  },
  ...[2, 3, 4].map(
    (level): Tool => ({
      name: tools.heading(level),
      icon: Heading,
      key: `Alt-Shift-${level}`,
      command: toggleHeading(level),
      isOn: isIn(schema.nodes.heading, { level }),
    }),
  ),
];

function mark(name: MarkName, label: string, icon: IconNode, key: string): Tool {
  return { name: label, icon, key, command: toggleMarkNamed(name), isOn: (state) => hasMark(state, name) };
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
  /** Its name below its icon, where there is room. */
  short?: string;
  icon: IconNode;
  items: readonly Tool[];
}

export const headingMenu: Menu = { name: words.menus.heading, short: short.heading, icon: Heading, items: HEADINGS };

/** The bar's menus. One without items is not there: that of a table comes and goes with the caret. */
export function menusOf(state: EditorState, { callOuts, blocks, slots }: EditorContext): Menu[] {
  const menus: Menu[] = [
    {
      name: words.menus.callOut,
      icon: MessageSquareWarning,
      items: Object.entries(callOuts).map(([name, title]) => ({
        name: title,
        icon: MessageSquareWarning,
        command: toggleCallOut(name),
        isOn: isIn(schema.nodes.call_out, { name }),
      })),
    },
    { name: words.menus.drawing, icon: Workflow, items: drawingTools(blocks) },
    { name: words.menus.slot, short: short.slot, icon: Shapes, items: slots.map(slotTool) },
    {
      name: words.menus.table,
      short: short.table,
      icon: TableProperties,
      items: isTable(state) ? tableTools(state) : [],
    },
    { name: words.menus.more, short: short.more, icon: Plus, items: MORE },
  ];
  return menus.filter(({ items }) => items.length > 0);
}

function drawingTools(blocks: readonly BlockTemplate[]): Tool[] {
  return blocks.flatMap(({ opening, title, isCaption }): Tool[] =>
    isCaption ? [] : [{ name: title, icon: Workflow, dialog: { name: 'new-drawing', opening } }],
  );
}

function slotTool(name: string): Tool {
  const label = words.rich.slots[name] ?? words.rich.slotName(name);
  return { name: label, icon: Shapes, command: insertSlot(`::${name}`) };
}

function tableTools(state: EditorState): Tool[] {
  const caption = nodeAround(state.selection.$from, schema.nodes.table)?.node.attrs.caption ?? null;
  const items: [string, Command][] = [
    [words.table.addRow, addRow],
    [words.table.addColumn, addColumn(words.table.head)],
    [words.table.removeRow, deleteRow],
    [words.table.removeColumn, deleteColumn],
    caption === null ? [words.caption.add, setCaption(words.caption.first)] : [words.caption.remove, setCaption(null)],
    [words.table.remove, deleteTable],
  ];
  return items.map(([name, command]) => ({ name, icon: Table, command }));
}

/** The bar's keys. */
export function toolKeys(openDialog: Services['openDialog']): Plugin {
  const bindings = [...TOOLS.flat(), ...MORE, ...HEADINGS].flatMap((tool): [string, Command][] => {
    if (tool.key === undefined) return [];
    if ('command' in tool) return [[tool.key, always(tool.command)]];
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
