import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** A range of a text where content will be inserted. */
interface Place {
  from: number;
  to: number;
}

type Places = ReadonlyMap<symbol, Place>;

const key = new PluginKey<Places>('pending');

/** A plugin that keeps the places where content will be inserted; they move with the text. */
export const pendingPlaces = new Plugin<Places>({
  key,
  state: {
    init: () => new Map(),
    apply(tr, places) {
      const set: { id: symbol; place?: Place } | undefined = tr.getMeta(key);
      if (places.size === 0 && !set) return places;
      const moved = new Map(
        Array.from(places, ([id, { from, to }]) => [id, { from: tr.mapping.map(from), to: tr.mapping.map(to) }]),
      );
      if (set?.place) moved.set(set.id, set.place);
      else if (set) moved.delete(set.id);
      return moved;
    },
  },
});

/** Registers a range of the text under a new id, or another range under the same id. */
export function keepPlace(view: EditorView, place: Place, id = Symbol()): symbol {
  view.dispatch(view.state.tr.setMeta(key, { id, place }));
  return id;
}

/** Returns the present range of an id. */
export function placeOf(state: EditorState, id: symbol): Place {
  return key.getState(state)?.get(id) ?? state.selection;
}

export function dropPlace(view: EditorView, id: symbol): void {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, { id }));
}
