import type { EditorState } from '@codemirror/state';
import { type Edit, nodeAround } from './edit.ts';

export interface LinkAtCaret {
  from: number;
  to: number;
  text: string;
  /** Empty where there is no link yet. */
  address: string;
}

/** The link at the selection, else the selected text without the spaces at its ends. */
export function linkAt(state: EditorState): LinkAtCaret {
  const { from, to } = state.selection.main;
  const link = nodeAround(state, from, to, 'Link');
  const [open, close] = link?.getChildren('LinkMark') ?? [];
  const url = link?.getChild('URL');
  if (link && open && close && url) {
    const address = state.sliceDoc(url.from, url.to).replace(/^<(.*)>$/, '$1');
    return { from: link.from, to: link.to, text: state.sliceDoc(open.to, close.from), address };
  }
  const text = state.sliceDoc(from, to);
  const lead = text.length - text.trimStart().length;
  return { from: from + lead, to: from + lead + text.trim().length, text: text.trim(), address: '' };
}

/** A link at the selection, whose text is what is selected, else `title`. An address of '' leaves the text alone. */
export function setLink(address: string, title: string): Edit {
  return (state) => {
    const { from, to, text } = linkAt(state);
    const shown = text === '' ? escaped(title || address) : text.replace(/(?<!\s)\s*\n\s*/g, ' ');
    const insert = address === '' ? text : `[${shown}](${addressOf(address)})`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
  };
}

export const isLink = (state: EditorState) => linkAt(state).address !== '';

/** An address as it stands between parentheses (CommonMark 0.31.2, 6.3): with spaces or unequal parentheses it wants `<>`. */
export function addressOf(address: string): string {
  const written = address.trim();
  return /[\s()<>]/.test(written) ? `<${written.replace(/[<>]/g, encodeURIComponent)}>` : written;
}

/** A text in which no sign of Markdown has a meaning between brackets. */
function escaped(text: string): string {
  return text.replace(/[\\[\]*_`]/g, '\\$&');
}
