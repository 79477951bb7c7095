/**
 * Messages between the workshop's page and the page in its preview frame, sent by `postMessage` to the other's exact origin:
 * whoever listens checks `event.origin` and `event.source`. Lines are those of the whole file, from 1.
 */

/** To the page in the frame. */
export type ToPreview =
  /** The preview of its file has been drawn anew (`PreviewAnswer.drawn`), for the time that `count` says: it brings itself up to date where it stands. */
  | { preview: 'update'; count: number }
  /** One writes in this line now: it scrolls to the block that the line belongs to, unless that is in view. */
  | { preview: 'line'; line: number }
  /** One writes these words in a field now: it scrolls to where they show, unless that is in view. */
  | { preview: 'words'; words: string }
  /** It shows itself by day or by night, whatever the reader has chosen on the site, which stays as it is. */
  | { preview: 'scheme'; scheme: Scheme }
  /** Asks whether the page is still there. */
  | { preview: 'ask' };

/** Colours of a page: by day, by night, or as the site has them for who looks at it. */
export type Scheme = 'light' | 'dark' | '';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark' || value === '';

/** From the page in the frame. */
export type FromPreview =
  /** It listens; said again each time it had to be loaded anew, so that it is sent the line again. */
  | { preview: 'ready' }
  /** It is still there, and was asked. */
  | { preview: 'here' }
  /** It loads itself anew, for the update of that count: the next page may know of none that came later. */
  | { preview: 'reloading'; count: number }
  /** It shows what was drawn last. */
  | { preview: 'shown' }
  /** A block of the text was clicked that begins in this line. */
  | { preview: 'line'; line: number }
  /** Something else was clicked that says these words: they may be a field's. */
  | { preview: 'words'; words: string }
  /** The keys were pressed there that save. */
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

/** Begins the fragment of the workshop's address by which a page of the site, named by its path, leads to its file. */
export const PAGE_FRAGMENT = '#page=';
