import { type EditorState, type Extension, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SitePicture } from '../../../../build/contract/workshop-host.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { isTelephonePhoto } from '../../pictures/pictures-client.ts';
import { inSight } from '../edits/edit.ts';
import { addPicture } from '../edits/insertions.ts';

export interface PictureOptions {
  /** Keeps a picture. Rejects with what the writer is to be told. */
  onPicture: (file: File) => Promise<SitePicture>;
  /** Is told what happens, in words. */
  say: (words: string) => void;
}

/** Pictures that are dropped into a text, or pasted as files, are kept and shown where they came. */
export function droppedPictures(options: PictureOptions): Extension {
  return [
    pendingPlaces,
    EditorView.domEventHandlers({
      drop(event, view) {
        const files = givenFor(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
        void addPictures(view, files, at, options);
        return true;
      },
      paste(event, view) {
        const files = givenFor(event.clipboardData);
        // Programs that copy a text bring a picture of it along.
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false;
        event.preventDefault();
        void addPictures(view, files, view.state.selection.main.to, options);
        return true;
      },
    }),
  ];
}

/** Pictures, and documents that are taken for one: the server says what can be done with these. */
function givenFor(transfer: DataTransfer | null): File[] {
  const pictures = new Set(picturesOf(transfer));
  return [...(transfer?.files ?? [])].filter((file) => pictures.has(file) || file.type === 'application/pdf');
}

export function picturesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter((file) => file.type.startsWith('image/') || isTelephonePhoto(file));
}

let latest = 0;

/** Keeps pictures and shows them behind the block of a place, or in the place that waits for one. */
export async function addPictures(
  view: EditorView,
  files: readonly File[],
  at: number,
  { onPicture, say }: PictureOptions,
): Promise<void> {
  latest += 1;
  const name = String(latest);
  view.dispatch({ effects: expect.of({ name, at }) });
  const problems: string[] = [];
  for (const file of files) {
    say(words.sending(file.name));
    try {
      const { address } = await onPicture(file);
      const place = placeOf(view.state, name);
      const spec = addPicture(address, { at: place })(view.state);
      if (spec) show(view, view.state.update(spec, { userEvent: 'input.drop' }));
      // The next one follows this one.
      view.dispatch({ effects: expect.of({ name, at: view.state.selection.main.head }) });
      view.focus();
    } catch (error) {
      problems.push(words.notSent(file.name, error instanceof Error ? error.message : String(error)));
    }
  }
  view.dispatch({ effects: forget.of(name) });
  say(problems.length > 0 ? problems.join(' ') : words.describe);
}

function show(view: EditorView, added: Transaction): void {
  view.dispatch(added);
  view.dispatch(inSight(added));
}

/** Places of a text where something will come, by a name of their own. */
type Places = ReadonlyMap<string, number>;

const expect = StateEffect.define<{ name: string; at: number }>();
const forget = StateEffect.define<string>();

/** They stay where they are in the text, whatever is written before them. */
const pendingPlaces = StateField.define<Places>({
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

function placeOf(state: EditorState, name: string): number {
  return Math.min(state.field(pendingPlaces).get(name) ?? state.selection.main.head, state.doc.length);
}
