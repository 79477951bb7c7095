import { type Command, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { workshopPaste as pasteWords, workshopText as words } from '../../words/text.fr.ts';
import { reasonOf } from '../api-client.ts';
import { isTelephonePhoto } from '../pictures/picture-files.ts';
import { insertBlocks } from './commands.ts';
import type { ShownPicture } from './dialogs/PictureDialog.tsx';
import { schema } from './model/schema.ts';
import type { PastedPicture } from './paste/pasted-pictures.ts';
import { dropPlace, keepPlace, placeOf } from './pending.ts';
import type { Services } from './services.ts';

/** Returns a plugin that uploads pictures which are dropped into a text or pasted as files, and inserts them there. */
export function droppedPictures(services: Services): Plugin {
  return new Plugin({
    props: {
      handleDrop(view, event) {
        const files = filesIn(event.dataTransfer);
        if (files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        void addPictures(view, files, at ?? view.state.selection.to, services);
        return true;
      },
      handlePaste(view, event) {
        const files = filesIn(event.clipboardData);
        // Some programs copy a picture of the text beside the text.
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false;
        void addPictures(view, files, view.state.selection.to, services);
        return true;
      },
    },
  });
}

/** Returns pictures, and documents that writers mistake for pictures: the server explains what to do with these. */
export function filesIn(transfer: DataTransfer | null): File[] {
  const pictures = new Set(picturesIn(transfer));
  return [...(transfer?.files ?? [])].filter((file) => pictures.has(file) || file.type === 'application/pdf');
}

export function picturesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter((file) => file.type.startsWith('image/') || isTelephonePhoto(file));
}

/** Uploads pictures and inserts them behind the block at a position, or in place of the text that waits for one. */
export async function addPictures(
  view: EditorView,
  files: readonly File[],
  at: number,
  { keepPicture, announce }: Services,
): Promise<void> {
  const id = keepPlace(view, { from: at, to: at });
  const problems: string[] = [];
  for (const file of files) {
    announce(words.sending(file.name));
    try {
      const { address } = await keepPicture(file);
      if (view.isDestroyed) return;
      const picture = { address, description: '', caption: null };
      addPicture(picture, placeOf(view.state, id).to)(view.state, view.dispatch);
      // The next picture is inserted behind this one.
      keepPlace(view, view.state.selection, id);
      view.focus();
    } catch (error) {
      problems.push(words.notSent(file.name, reasonOf(error)));
    }
  }
  dropPlace(view, id);
  announce(problems.length > 0 ? problems.join(' ') : words.describe);
}

/** Returns a command that inserts a picture behind the block at a position or the caret, or in place of the text there that waits for one. */
export function addPicture(picture: ShownPicture, at?: number): Command {
  return (state, dispatch) => {
    const { parent } = at === undefined ? state.selection.$to : state.doc.resolve(at);
    const [mark] = parent.isTextblock ? (parent.textContent.match(pasteWords.pictureMark) ?? []) : [];
    if (mark !== undefined) return putInPlace(mark, picture)(state, dispatch);
    return insertBlocks([schema.nodes.figure.create({ ...picture })], { at })(state, dispatch);
  };
}

/** Returns a command that replaces a mark by its picture: by a block if the mark is a whole paragraph, else inline. */
export function putInPlace(mark: string, picture: ShownPicture): Command {
  return ({ doc, tr }, dispatch) => {
    let found = -1;
    doc.descendants((node, pos) => {
      const index = node.isText ? (node.text ?? '').indexOf(mark) : -1;
      if (found === -1 && index !== -1) found = pos + index;
      return found === -1;
    });
    if (found === -1) return false;
    const $found = doc.resolve(found);
    const isWhole = $found.parent.textContent.trim() === mark && $found.depth === 1;
    if (isWhole) tr.replaceWith($found.before(), $found.after(), schema.nodes.figure.create({ ...picture }));
    else tr.replaceWith(found, found + mark.length, schema.nodes.image.create({ ...picture }));
    dispatch?.(tr.setMeta('uiEvent', 'drop'));
    return true;
  };
}

/** A picture of a pasted text, with its bytes where the clipboard holds them. */
interface WaitingPicture extends Pick<PastedPicture, 'mark' | 'alt'> {
  file: File | undefined;
}

/** Uploads the pictures of a pasted text, replaces their marks, and announces the result. */
export async function placePictures(
  pictures: readonly WaitingPicture[],
  { keepPicture, announce }: Pick<Services, 'keepPicture' | 'announce'>,
  put: (mark: string, picture: ShownPicture) => void,
): Promise<void> {
  const refused: string[] = [];
  let sent = 0;
  for (const [nth, { file, mark, alt }] of pictures.entries()) {
    if (!file) continue;
    announce(pasteWords.sendingPictures(nth + 1, pictures.length));
    try {
      const { address } = await keepPicture(file);
      put(mark, { address, description: alt, caption: null });
      sent += 1;
    } catch (error) {
      refused.push(pasteWords.refused(nth + 1, reasonOf(error)));
    }
  }
  const missing = pictures.filter(({ file }) => !file).length;
  announce(pasteWords.pictures({ sent, missing, refused }));
}
