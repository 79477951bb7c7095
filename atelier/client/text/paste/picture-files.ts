import type { PastedPicture } from './pictures.ts';
import { rtfPictures } from './rtf-pictures.ts';

/** What else the clipboard holds beside the HTML. */
export interface Clipboard {
  rtf: string;
  /** Its files that are pictures. */
  files: readonly File[];
}

/** The file of each pasted picture; undefined where the clipboard does not hold its bytes. `isAlone`: no text came with the pictures. */
export function pictureFiles(
  pictures: readonly PastedPicture[],
  { rtf, files }: Clipboard,
  isAlone: boolean,
): (File | undefined)[] {
  // The file that comes with a text is a picture of that text.
  if (isAlone && files.length === pictures.length) return [...files];
  const local = pictures.filter(({ src }) => /^file:/i.test(src));
  const inRtf = local.length > 0 ? rtfPictures(rtf) : [];
  // Where the numbers differ, nobody knows which is which.
  const known = new Map(inRtf.length === local.length ? local.map((picture, nth) => [picture, inRtf[nth]]) : []);
  return pictures.map((picture) => {
    const found = known.get(picture) ?? inAddress(picture.src);
    return found && new File([found.bytes], nameOf(picture, found.type), { type: found.type });
  });
}

/** The picture that an address holds itself (RFC 2397). */
function inAddress(src: string) {
  const [, type, base64] = /^data:(image\/[\w.+-]+)(?:;[^,;]*)*;base64,([\s\S]*)$/i.exec(src) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  try {
    return { type, bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) };
  } catch {
    // It was cut, or is no Base64.
    return undefined;
  }
}

const LONGEST_NAME = 60;

function nameOf({ alt }: PastedPicture, type: string): string {
  return `${alt.slice(0, LONGEST_NAME) || 'image'}.${type.replace(/^image\//, '').replace(/\+.*/, '')}`;
}
