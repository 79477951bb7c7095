import type { TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { workshopPaste as words } from '../../../words/paste.fr.ts';
import type { PictureOptions } from '../dropped-pictures.ts';
import { addressOf } from '../edits/links.ts';
import type { PastedPicture } from './pictures.ts';

/** A picture of a pasted text, with its bytes where the clipboard holds them. */
export interface WaitingPicture extends PastedPicture {
  file: File | undefined;
}

/** Sends the pictures of a text that has been pasted, and then puts each in the place that waits for it: one step of undoing. Says what became of them. */
export async function sendPictures(
  view: EditorView,
  pictures: readonly WaitingPicture[],
  { onPicture, say }: PictureOptions,
): Promise<void> {
  const addresses = new Map<WaitingPicture, string>();
  const refused: string[] = [];
  for (const [nth, picture] of pictures.entries()) {
    if (!picture.file) continue;
    say(words.sendingPictures(nth + 1, pictures.length));
    try {
      addresses.set(picture, (await onPicture(picture.file)).address);
    } catch (error) {
      refused.push(words.refused(nth + 1, error instanceof Error ? error.message : String(error)));
    }
  }
  const spec = inTheirPlaces(view.state.doc.toString(), addresses);
  if (spec) view.dispatch(spec);
  const missing = pictures.filter(({ file }) => !file).length;
  say(words.pictures({ sent: addresses.size, missing, refused }));
}

/** Pictures instead of their marks. One whose mark the writer has taken away is not put back. */
function inTheirPlaces(text: string, addresses: ReadonlyMap<PastedPicture, string>): TransactionSpec | undefined {
  const changes = [...addresses].flatMap(([{ mark, alt }, address]) => {
    const from = text.indexOf(mark);
    return from === -1 ? [] : [{ from, to: from + mark.length, insert: `![${alt}](${addressOf(address)})` }];
  });
  return changes.length > 0 ? { changes, userEvent: 'input.paste' } : undefined;
}
