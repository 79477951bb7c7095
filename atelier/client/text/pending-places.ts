import { type EditorState, StateEffect, StateField } from '@codemirror/state';

/** Places of a text where something will come, by a name of their own. */
export type Places = ReadonlyMap<string, number>;

export const expect = StateEffect.define<{ name: string; at: number }>();
export const forget = StateEffect.define<string>();

/** They stay where they are in the text, whatever is written before them. */
export const pendingPlaces = StateField.define<Places>({
  create: () => new Map(),
  update(places, { changes, effects }) {
    if (places.size === 0 && effects.length === 0) return places;
    const moved = new Map(Array.from(places, ([name, at]) => [name, changes.mapPos(at)]));
    for (const effect of effects) {
      if (effect.is(expect)) moved.set(effect.value.name, effect.value.at);
      if (effect.is(forget)) moved.delete(effect.value);
    }
    return moved;
  },
});

export function placeOf(state: EditorState, name: string): number {
  return Math.min(state.field(pendingPlaces).get(name) ?? state.selection.main.head, state.doc.length);
}
