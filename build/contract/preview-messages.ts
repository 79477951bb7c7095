/**
 * Messages between the workshop's page and the page in its preview frame, sent by `postMessage` to the other's exact origin:
 * whoever listens checks `event.origin` and `event.source`. Lines are those of the whole file, from 1.
 */

/** To the page in the frame. */
export type ToPreview =
  /** Its preview was drawn anew (`PreviewAnswer.drawn`), for the time that `count` says. */
  | { preview: 'update'; count: number }
  /** The writer is at this line: it scrolls to the block of the line. */
  | { preview: 'line'; line: number }
  /** The writer is in a field with these words: it scrolls to them. */
  | { preview: 'words'; words: string }
  /** Sets the colour scheme, whatever the reader has chosen. */
  | { preview: 'scheme'; scheme: Scheme }
  | { preview: 'ask' };

/** Empty: as the site chooses. */
export type Scheme = 'light' | 'dark' | '';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark' || value === '';

/** From the page in the frame. */
export type FromPreview =
  /** It listens; sent again after each load, so that it gets the line again. */
  | { preview: 'ready' }
  | { preview: 'here' }
  /** It reloads for the update of that count; the next page may know of no later one. */
  | { preview: 'reloading'; count: number }
  | { preview: 'shown' }
  /** A block that begins in this line was clicked. */
  | { preview: 'line'; line: number }
  /** Another element with these words was clicked, perhaps a field. */
  | { preview: 'words'; words: string }
  | { preview: 'save' };

/** Tells whether the data of a message is one of these; scripts of the site may send anything from the frame. */
export function isPreviewMessage<Message extends ToPreview | FromPreview>(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return false;
  if (data.preview === 'line') return 'line' in data && Number.isSafeInteger(data.line);
  if (data.preview === 'update' || data.preview === 'reloading')
    return 'count' in data && Number.isSafeInteger(data.count);
  if (data.preview === 'words') return 'words' in data && typeof data.words === 'string';
  if (data.preview === 'scheme') return 'scheme' in data && isScheme(data.scheme);
  return typeof data.preview === 'string';
}

/** The fragment of the workshop that opens the file of a page, by its path. */
export const PAGE_FRAGMENT = '#page=';
