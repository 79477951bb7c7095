import type { EditorState } from '@codemirror/state';
import { LINK_SCHEMES } from '../../../../build/contract/addresses.ts';
import { folded } from '../../../../build/contract/folded.ts';
import type { PageChoice } from '../../document/pane-props.ts';
import { type Edit, nodeAround } from './edit.ts';

interface LinkAtCaret {
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

/** Pages whose title or address has every word of a query, accents and case apart; those whose title begins with it first. */
export function matchingPages(pages: readonly PageChoice[], query: string): PageChoice[] {
  const asked = folded(query.trim());
  const words = asked.split(/\s+/).filter((word) => word !== '');
  const matching = pages.filter(({ path, title }) => {
    const text = `${folded(title)} ${folded(path)}`;
    return path !== '' && words.every((word) => text.includes(word));
  });
  const begins = ({ title, path }: PageChoice) => folded(title).startsWith(asked) || path.startsWith(asked);
  return [...matching.filter(begins), ...matching.filter((page) => !begins(page))];
}

/** The address that a writer means, whole: undefined where it can be none that a link may have. */
export function meantAddress(written: string): string | undefined {
  const address = written.trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined)
    return LINK_SCHEMES.includes(scheme) && address.length > scheme.length + 1 ? address : undefined;
  if (/^\/(?!\/)|^#./.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[^\s/@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}
