import type { Wording } from '../contract/diagnostic.ts';
import { isMedia } from '../contract/media-name.ts';
import { markdown as messages } from '../diagnostics/messages/markdown.fr.ts';

/** Returns the message for a missing picture. `near`: the address that was probably meant, which becomes the fix. */
export function missingPicture(url: string, near: string | undefined): Wording {
  if (/^(?:https?:|\/\/)/i.test(url)) return messages.externalImage(url);
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return messages.unreachableImage(url);
  if (url.includes('\\')) return messages.backslashes(url);
  const extension = /\.([a-z][a-z\d]{1,9})(?:[?#].*)?$/is.exec(url)?.[1];
  return extension === undefined || isMedia(`.${extension}`)
    ? messages.missingImage(url, near)
    : messages.otherFormat(url, extension);
}
