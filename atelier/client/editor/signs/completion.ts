import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { BlockTemplate } from '../../../api.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { addressOf, matchingPages } from '../addresses.ts';
import type { EditorContext } from '../services.ts';
import { editorContext } from './editor-context.ts';

/** Proposes what exists: pages and pictures in addresses, call-outs and other directives behind colons, variables behind braces. */
export const completion = autocompletion({
  override: [proposals],
  icons: false,
  interactionDelay: 0,
});

/** One source: while any other were asked, Enter would pass by the list that is there. */
function proposals(context: CompletionContext): CompletionResult | null {
  return addresses(context) ?? directives(context) ?? variables(context);
}

const MAX_CHOICES = 50;

function addresses(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/(!?)\[[^\]\n]*\]\([^()\s]*$/);
  if (!before) return null;
  const query = before.text.slice(before.text.lastIndexOf('(') + 1);
  const isImage = before.text.startsWith('!');
  if (!isImage && !query.startsWith('/') && !context.explicit) return null;
  const closing = context.state.sliceDoc(context.pos, context.pos + 1) === ')' ? '' : ')';
  const { choices } = context.state.facet(editorContext);
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

function directives(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^:{2,}[\w-]*$/);
  if (!before) return null;
  const { callOuts, blocks, slots } = context.state.facet(editorContext);
  const colons = /^:+/.exec(before.text)?.[0] ?? '';
  const options: Completion[] =
    colons.length === 2
      ? slots.map((name) => ({ label: name }))
      : Object.entries(callOuts).map(([name, title]) => ({
          label: name,
          detail: title,
          apply: (view, _, from, to) => {
            const insert = `${name}\n\n${colons}`;
            view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + name.length + 1 } });
          },
        }));
  options.push(...blocks.filter(({ opening }) => /^:+/.exec(opening)?.[0] === colons).map(whole));
  return { from: before.from + colons.length, options, validFor: /^[\w-]*$/ };
}

/** A block with all that it says at first. */
function whole({ opening, title, text }: BlockTemplate): Completion {
  const colons = /^:*/.exec(opening)?.[0] ?? '';
  return { label: opening.slice(colons.length), detail: title, apply: text.slice(colons.length) };
}

function variables(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/\{\{[\p{L}\w.-]*$/u);
  if (!before) return null;
  const closing = context.state.sliceDoc(context.pos, context.pos + 2) === '}}' ? '' : '}}';
  const options = Object.entries(context.state.facet(editorContext).variables).map(([name, value]) => ({
    label: name,
    detail: value,
    apply: name + closing,
  }));
  return { from: before.from + 2, options, validFor: /^[\p{L}\w.-]*$/u };
}
