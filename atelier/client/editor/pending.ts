import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';

/** Places of a text where something will come, by a name of their own. */
type Places = ReadonlyMap<string, number>;

type Change = { expect: string; at: number } | { forget: string };

const key = new PluginKey<Places>('pending');
let latest = 0;

/** Keeps the places where something will come; they move with the text. */
export const pendingPlaces = new Plugin<Places>({
  key,
  state: {
    init: () => new Map(),
    apply(tr, places) {
      const change: Change | undefined = tr.getMeta(key);
      if (places.size === 0 && !change) return places;
      const moved = new Map(Array.from(places, ([name, at]) => [name, tr.mapping.map(at)]));
      if (change && 'expect' in change) moved.set(change.expect, change.at);
      if (change && 'forget' in change) moved.delete(change.forget);
      return moved;
    },
  },
});

/** Keeps a place under a name, which `expected` gives back. */
export function expectAt(tr: Transaction, at: number): { name: string; tr: Transaction } {
  latest += 1;
  return { name: String(latest), tr: moveTo(tr, String(latest), at) };
}

/** Moves a place, which then stays where it is in the text. */
export function moveTo(tr: Transaction, name: string, at: number): Transaction {
  return tr.setMeta(key, { expect: name, at });
}

/** Returns the present position of a place. */
export function expected(state: EditorState, name: string): number {
  return Math.min(key.getState(state)?.get(name) ?? state.selection.to, state.doc.content.size);
}

export function forget(tr: Transaction, name: string): Transaction {
  return tr.setMeta(key, { forget: name });
}
