import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { workshopText as words } from '../../../words/text.fr.ts';
import { wordFilter } from '../../ui/word-filter.ts';
import { addressOf, matchingPages } from '../addresses.ts';
import { type EditorContext, namedValues } from '../services.ts';

/** Returns the completion of pages and pictures in addresses, and of blocks and values behind a slash. */
export function completion(names: EditorContext, isWholeFile: boolean): Extension {
  // There is one source: while a second one is asked, Enter would ignore the open list.
  const proposals = (context: CompletionContext) =>
    addresses(context, names) ?? (isWholeFile ? null : insertions(context, names));
  return autocompletion({ override: [proposals], icons: false, interactionDelay: 0 });
}

const MAX_CHOICES = 50;

function addresses(context: CompletionContext, { choices }: EditorContext): CompletionResult | null {
  const before = context.matchBefore(/(!?)\[[^\]\n]*\]\([^()\s]*$/);
  if (!before) return null;
  const query = before.text.slice(before.text.lastIndexOf('(') + 1);
  const isImage = before.text.startsWith('!');
  if (!isImage && !query.startsWith('/') && !context.explicit) return null;
  const closing = context.state.sliceDoc(context.pos, context.pos + 1) === ')' ? '' : ')';
  const options = isImage ? pictures(choices, query, closing) : pages(choices, query, closing);
  // Options depend on the typed letters, so each letter asks again.
  return { from: context.pos - query.length, options, filter: false };
}

function pages({ pages }: EditorContext['choices'], query: string, closing: string): Completion[] {
  return matchingPages(pages, query.replace(/^\//, ''))
    .slice(0, MAX_CHOICES)
    .map(({ path, title, unpublished }) => ({
      label: title,
      detail: unpublished ? `${path} · ${words.unpublished(unpublished)}` : path,
      apply: addressOf(path) + closing,
    }));
}

function pictures({ pictures }: EditorContext['choices'], query: string, closing: string): Completion[] {
  return pictures
    .filter(({ address }) => address.toLowerCase().includes(query.toLowerCase()))
    .slice(0, MAX_CHOICES)
    .map(({ address, width, height }) => ({
      label: address,
      detail: `${width} × ${height}`,
      apply: addressOf(address) + closing,
    }));
}

interface Block {
  title: string;
  text: string;
  /** The caret's offset in the text; its end by default. */
  caret?: number;
}

/** Returns the blocks that a text may contain, with their initial text. */
function blocksOf({ callOuts, blocks, slots }: EditorContext): Block[] {
  return [
    ...Object.entries(callOuts).map(([name, title]) => {
      const opening = `:::${name}\n`;
      return { title: words.visible.blocks.callOut(title), text: `${opening}\n:::`, caret: opening.length };
    }),
    ...blocks,
    ...slots.map((name) => ({ title: words.rich.slots[name] ?? words.rich.slotName(name), text: `::${name}` })),
  ];
}

/** Returns a completion that replaces the text from an offset on. A block begins a line of its own. */
function whole({ title, text, caret = text.length }: Block, from: number): Completion {
  return {
    label: title,
    apply({ state, dispatch }, _, __, to) {
      const gap = state.sliceDoc(state.doc.lineAt(from).from, from).trim() === '' ? '' : '\n\n';
      dispatch({ changes: { from, to, insert: gap + text }, selection: { anchor: from + gap.length + caret } });
    },
  };
}

/** Returns the blocks and values that match a query behind a slash, which begins a word outside of code. */
function insertions(context: CompletionContext, names: EditorContext): CompletionResult | null {
  const before = context.matchBefore(/(?<![^\s(«])\/(?!\s)[^/\n]*$/);
  const { name: place } = syntaxTree(context.state).resolveInner(context.pos, -1);
  if (!before || /Code|HTML|Comment|URL/.test(place)) return null;
  const query = before.text.slice(1);
  const hasWords = wordFilter(query);
  const values = namedValues(names).map(({ name, shown }): Completion => ({ label: shown, apply: `{{${name}}}` }));
  const options = [...blocksOf(names).map((block) => whole(block, before.from)), ...(query === '' ? [] : values)];
  const found = options.filter(({ label }) => hasWords(label)).slice(0, MAX_CHOICES);
  return found.length === 0 ? null : { from: before.from, options: found, filter: false };
}
