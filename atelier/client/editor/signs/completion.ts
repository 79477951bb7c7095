import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { BlockTemplate } from '../../../api.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { addressOf, matchingPages } from '../addresses.ts';
import type { EditorContext } from '../services.ts';

/** Proposes what exists: pages and pictures in addresses, call-outs and other directives behind colons, variables behind braces. */
export function completion(names: EditorContext): Extension {
  // One source: while any other were asked, Enter would pass by the list that is there.
  const proposals = (context: CompletionContext) =>
    addresses(context, names) ?? directives(context, names) ?? variables(context, names);
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

function directives(context: CompletionContext, { callOuts, blocks, slots }: EditorContext): CompletionResult | null {
  const before = context.matchBefore(/^:{2,}[\w-]*$/);
  if (!before) return null;
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

function variables(context: CompletionContext, names: EditorContext): CompletionResult | null {
  const before = context.matchBefore(/\{\{[\p{L}\w.-]*$/u);
  if (!before) return null;
  const closing = context.state.sliceDoc(context.pos, context.pos + 2) === '}}' ? '' : '}}';
  const options = Object.entries(names.variables).map(([name, value]) => ({
    label: name,
    detail: value,
    apply: name + closing,
  }));
  return { from: before.from + 2, options, validFor: /^[\p{L}\w.-]*$/u };
}
