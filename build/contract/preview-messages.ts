/**
 * Messages between the workshop's page and the page in its preview frame, sent by `postMessage` to the other's exact origin.
 * Both sides check `event.origin` and `event.source`. Line numbers count from the start of the file, from 1.
 */

/** Messages to the page in the frame. */
export type ToPreview =
  /** Tells the page that its preview was drawn again (`PreviewAnswer.drawn`), for the update number `count`. */
  | { preview: 'update'; count: number }
  /** Tells the page the line in which the writer is; the page scrolls to the block of the line. */
  | { preview: 'line'; line: number }
  /** Tells the page the words of the field in which the writer is; the page scrolls to them. */
  | { preview: 'words'; words: string }
  /** Sets the colour scheme, whatever the reader has chosen. */
  | { preview: 'scheme'; scheme: Scheme }
  | { preview: 'ask' };

/** A colour scheme; the empty one leaves the choice to the site. */
export type Scheme = 'light' | 'dark' | '';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark' || value === '';

/** Messages from the page in the frame. */
export type FromPreview =
  /** Reports that the page listens. Each load sends it, so that the page gets the line again. */
  | { preview: 'ready' }
  | { preview: 'here' }
  /** Reports that the page reloads for the update number `count`; the next page may not know of later ones. */
  | { preview: 'reloading'; count: number }
  | { preview: 'shown' }
  /** Reports a click on a block that begins in this line. */
  | { preview: 'line'; line: number }
  /** Reports a click on another element with these words, which may be those of a field. */
  | { preview: 'words'; words: string }
  | { preview: 'save' };

/** Tells whether the data of a message is one of these; the site's scripts in the frame may send anything. */
export function isPreviewMessage<Message extends ToPreview | FromPreview>(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return false;
  if (data.preview === 'line') return 'line' in data && Number.isSafeInteger(data.line);
  if (data.preview === 'update' || data.preview === 'reloading')
    return 'count' in data && Number.isSafeInteger(data.count);
  if (data.preview === 'words') return 'words' in data && typeof data.words === 'string';
  if (data.preview === 'scheme') return 'scheme' in data && isScheme(data.scheme);
  return typeof data.preview === 'string';
}

/** Start of the workshop's URL fragment that opens the file of a page; the page's path follows. */
export const PAGE_FRAGMENT = '#page=';
