import type { EditorState } from '@codemirror/state';
import {
  Bold,
  Braces,
  Code,
  Heading2,
  Heading3,
  type IconNode,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  SquareCode,
  Strikethrough,
  Superscript,
  Table,
  TextQuote,
} from 'lucide';
import { workshopText as words } from '../../words/text.fr.ts';
import { isCodeBlock, toggleCodeBlock } from './edits/code-block.ts';
import type { Edit } from './edits/edit.ts';
import { addFootnote } from './edits/footnotes.ts';
import { isHeading, toggleHeading } from './edits/headings.ts';
import { dedentItems, indentItems } from './edits/indent.ts';
import { isLink } from './edits/links.ts';
import { isList, toggleList } from './edits/lists.ts';
import {
  isBold,
  isCode,
  isItalic,
  isStruck,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleStruck,
} from './edits/marks.ts';
import { isQuote, toggleQuote } from './edits/quote.ts';
import { isTable } from './edits/tables.ts';
import type { DialogName } from './open-dialog.ts';

/** A button of the bar: it changes the text, or opens a dialog. */
export type Tool = {
  name: string;
  icon: IconNode;
  /** Its keys, as CodeMirror names them. */
  key?: string;
  isOn?: (state: EditorState) => boolean;
} & ({ edit: Edit } | { dialog: DialogName });

const { tools } = words;

/** The bar's buttons, group by group. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [heading(2, Heading2), heading(3, Heading3)],
  [
    { name: tools.bold, icon: Bold, key: 'Mod-b', edit: toggleBold, isOn: isBold },
    { name: tools.italic, icon: Italic, key: 'Mod-i', edit: toggleItalic, isOn: isItalic },
    { name: tools.struck, icon: Strikethrough, key: 'Alt-Shift-s', edit: toggleStruck, isOn: isStruck },
    { name: tools.code, icon: Code, key: 'Mod-e', edit: toggleCode, isOn: isCode },
    { name: tools.link, icon: Link, key: 'Mod-k', dialog: 'link', isOn: isLink },
    { name: tools.footnote, icon: Superscript, key: 'Alt-Shift-n', edit: addFootnote },
  ],
  [
    list('bullet', List, 'Mod-Shift-8'),
    list('ordered', ListOrdered, 'Mod-Shift-7'),
    list('task', ListTodo, 'Mod-Shift-9'),
    { name: tools.indent, icon: IndentIncrease, key: 'Alt-Shift-ArrowRight', edit: indentItems },
    { name: tools.dedent, icon: IndentDecrease, key: 'Alt-Shift-ArrowLeft', edit: dedentItems },
  ],
  [
    { name: tools.quote, icon: TextQuote, key: 'Alt-Shift-q', edit: toggleQuote, isOn: isQuote },
    { name: tools.codeBlock, icon: SquareCode, key: 'Alt-Shift-c', edit: toggleCodeBlock, isOn: isCodeBlock },
    { name: tools.table, icon: Table, key: 'Alt-Shift-b', dialog: 'table', isOn: isTable },
    { name: tools.picture, icon: Image, key: 'Alt-Shift-p', dialog: 'picture' },
    { name: tools.variable, icon: Braces, dialog: 'variable' },
  ],
];

function heading(level: 2 | 3, icon: IconNode): Tool {
  return {
    name: tools.heading(level),
    icon,
    key: `Alt-Shift-${level}`,
    edit: toggleHeading(level),
    isOn: (state) => isHeading(state, level),
  };
}

function list(contentType: 'bullet' | 'ordered' | 'task', icon: IconNode, key: string): Tool {
  return {
    name: tools[contentType],
    icon,
    key,
    edit: toggleList(contentType),
    isOn: (state) => isList(state, contentType),
  };
}
