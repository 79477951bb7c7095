import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { type Command, type EditorView, type KeyBinding, keymap } from '@codemirror/view';
import {
  Bold,
  Braces,
  Code,
  Heading2,
  Heading3,
  type IconNode,
  Image,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  MessageSquareWarning,
  Shapes,
  SquareCode,
  Strikethrough,
  Superscript,
  Table,
  TableProperties,
  TextQuote,
  Workflow,
} from 'lucide';
import type { BlockTemplate } from '../../api.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import { editorContext } from './context.ts';
import {
  isCallOut,
  isCodeBlock,
  isHeading,
  isQuote,
  toggleCallOut,
  toggleCodeBlock,
  toggleHeading,
  toggleQuote,
} from './edits/blocks.ts';
import { commandOf, type Edit } from './edits/edit.ts';
import { addDrawnBlock, addFootnote, addSlot, captionPicture, captionTable, isPicture } from './edits/insertions.ts';
import { dedentItems, indentItems, isList, toggleList } from './edits/lists.ts';
import {
  isBold,
  isCode,
  isItalic,
  isLink,
  isStruck,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleStruck,
} from './edits/marks.ts';
import { addColumn, addRow, isTable, removeColumn, removeRow, tidyTable } from './edits/tables.ts';

/** A button of the bar: it changes the text, or opens a dialog. */
export type Tool = {
  name: string;
  /** Its name below its icon, where there is room. */
  short?: string;
  icon: IconNode;
  /** Its keys, as CodeMirror names them. */
  key?: string;
  isOn?: (state: EditorState) => boolean;
} & ({ edit: Edit } | { dialog: DialogName });

const { tools, short } = words;

/** The bar's buttons, group by group. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [heading(2, Heading2), heading(3, Heading3)],
  [
    { name: tools.bold, icon: Bold, key: 'Mod-b', edit: toggleBold, isOn: isBold },
    { name: tools.italic, icon: Italic, key: 'Mod-i', edit: toggleItalic, isOn: isItalic },
    { name: tools.struck, icon: Strikethrough, key: 'Alt-Shift-s', edit: toggleStruck, isOn: isStruck },
    { name: tools.code, icon: Code, key: 'Mod-e', edit: toggleCode, isOn: isCode },
    { name: tools.link, icon: Link, key: 'Mod-k', dialog: 'link', isOn: isLink },
    { name: tools.footnote, short: short.footnote, icon: Superscript, key: 'Alt-Shift-n', edit: addFootnote },
  ],
  [
    list('bullet', List, 'Mod-Shift-8'),
    list('ordered', ListOrdered, 'Mod-Shift-7'),
    list('task', ListTodo, 'Mod-Shift-9'),
    { name: tools.indent, short: short.indent, icon: IndentIncrease, key: 'Alt-Shift-ArrowRight', edit: indentItems },
    { name: tools.dedent, short: short.dedent, icon: IndentDecrease, key: 'Alt-Shift-ArrowLeft', edit: dedentItems },
  ],
  [
    { name: tools.quote, icon: TextQuote, key: 'Alt-Shift-q', edit: toggleQuote, isOn: isQuote },
    {
      name: tools.codeBlock,
      short: short.codeBlock,
      icon: SquareCode,
      key: 'Alt-Shift-c',
      edit: toggleCodeBlock,
      isOn: isCodeBlock,
    },
    { name: tools.table, icon: Table, key: 'Alt-Shift-b', dialog: 'table', isOn: isTable },
    { name: tools.picture, icon: Image, key: 'Alt-Shift-p', dialog: 'picture' },
    { name: tools.variable, icon: Braces, dialog: 'variable' },
  ],
];

function heading(level: 2 | 3, icon: IconNode): Tool {
  return {
    name: tools.heading(level),
    short: short.heading(level),
    icon,
    key: `Alt-Shift-${level}`,
    edit: toggleHeading(level),
    isOn: (state) => isHeading(state, level),
  };
}

function list(contentType: 'bullet' | 'ordered' | 'task', icon: IconNode, key: string): Tool {
  return {
    name: tools[contentType],
    short: short[contentType],
    icon,
    key,
    edit: toggleList(contentType),
    isOn: (state) => isList(state, contentType),
  };
}

export type DialogName = 'link' | 'table' | 'picture' | 'variable';

/** Opens a dialog of the editor, or closes it. */
export const setDialog = StateEffect.define<DialogName | undefined>();

/** The dialog that is open. It is part of the editor's state, so that keys and buttons open it alike. */
export const openDialog = StateField.define<DialogName | undefined>({
  create: () => undefined,
  update: (open, { effects }) => effects.reduce((last, effect) => (effect.is(setDialog) ? effect.value : last), open),
});

export function opening(name: DialogName): Command {
  return (view) => {
    view.dispatch({ effects: setDialog.of(name) });
    return true;
  };
}

const bindings = TOOLS.flat().flatMap((tool): KeyBinding[] => {
  if (tool.key === undefined) return [];
  const run = 'edit' in tool ? commandOf(tool.edit) : opening(tool.dialog);
  return [{ key: tool.key, run, preventDefault: true }];
});

/** The bar's keys, and Alt-F10, which goes to the bar as in other editors. */
export const toolKeys: Extension = [openDialog, keymap.of([...bindings, { key: 'Alt-F10', run: toBar }])];

function toBar({ dom }: EditorView): boolean {
  const editor = dom.closest('[data-text-editor]');
  const stop =
    editor?.querySelector('[role="toolbar"] button[tabindex="0"]') ?? editor?.querySelector('[role="toolbar"] button');
  if (stop instanceof HTMLElement) stop.focus();
  return true;
}

/** Keys for people: « Ctrl+Maj+8 », on a Mac « ⌘⇧8 ». `names`: what keys are called. */
export function keysShown(key: string, names: Readonly<Record<string, string>>, isMac: boolean): string {
  const parts = key
    .split('-')
    .map((part) => (isMac ? (MAC[part] ?? part.toUpperCase()) : (names[part] ?? part.toUpperCase())));
  return parts.join(isMac ? '' : '+');
}

/** Keys as `aria-keyshortcuts` has them (WAI-ARIA 1.2, 6.6.1). */
export function ariaKeys(key: string, isMac: boolean): string {
  return key.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+');
}

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ArrowRight: '→', ArrowLeft: '←' };

export interface MenuItem {
  name: string;
  /** Tells it from others with the same name. */
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
