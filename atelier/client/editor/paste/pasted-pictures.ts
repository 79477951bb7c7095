import type { Element, ElementContent } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { workshopPaste as words } from '../../../words/text.fr.ts';
import { element } from './elements.ts';

/** The content of the clipboard beside the HTML. */
interface Clipboard {
  rtf: string;
  /** The picture files. */
  files: readonly File[];
}

/** Returns the file of each pasted picture; undefined if the clipboard lacks its bytes. `isAlone`: no text came with the pictures. */
export function pictureFiles(
  pictures: readonly PastedPicture[],
  { rtf, files }: Clipboard,
  isAlone: boolean,
): (File | undefined)[] {
  // A file that comes with a text is a picture of that text.
  if (isAlone && files.length === pictures.length) return [...files];
  const local = pictures.filter(({ src }) => /^file:/i.test(src));
  const inRtf = local.length > 0 ? rtfPictures(rtf) : [];
  // If the counts differ, the pictures cannot be matched.
  const known = new Map(inRtf.length === local.length ? local.map((picture, nth) => [picture, inRtf[nth]]) : []);
  return pictures.map((picture) => {
    const found = known.get(picture) ?? inAddress(picture.src);
    return found && new File([found.bytes], nameOf(picture, found.type), { type: found.type });
  });
}

/** Returns the picture inside a `data:` address (RFC 2397). */
function inAddress(src: string) {
  const [, type, base64] = /^data:(image\/[\w.+-]+)(?:;[^,;]*)*;base64,([\s\S]*)$/i.exec(src) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  try {
    return { type, bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) };
  } catch {
    // The data are truncated or no Base64.
    return undefined;
  }
}

const LONGEST_NAME = 60;

function nameOf({ alt }: PastedPicture, type: string): string {
  return `${alt.slice(0, LONGEST_NAME) || 'image'}.${type.replace(/^image\//, '').replace(/\+.*/, '')}`;
}

/** A picture that the clipboard holds as bytes. */
interface PictureBytes {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the pictures of an RTF document in their order, which Word and LibreOffice put beside HTML whose files
 * browsers must not read. Undefined stands for a format that pages cannot show (RTF 1.9.1, « Pictures »).
 */
function rtfPictures(rtf: string): (PictureBytes | undefined)[] {
  const pictures: (PictureBytes | undefined)[] = [];
  const groups = new RegExp(GROUP);
  for (let group = groups.exec(rtf); group; group = groups.exec(rtf)) {
    const end = endOf(rtf, group.index);
    if (group[1] === 'pict') pictures.push(pictureIn(rtf.slice(group.index, end)));
    groups.lastIndex = end;
  }
  return pictures;
}

/** Groups that are pictures, and groups without pictures of the text: alternative forms of the picture before, page headers and footers. */
const GROUP = /\{\\(?:\*\\)?(pict|nonshppict|shprslt|header[lrf]?|footer[lrf]?)(?![a-z])/g;

/** Returns the offset behind the brace that closes the group. Escaped braces are text. */
function endOf(rtf: string, start: number): number {
  const signs = /\\[\s\S]|[{}]/g;
  signs.lastIndex = start;
  let depth = 0;
  for (let sign = signs.exec(rtf); sign; sign = signs.exec(rtf)) {
    if (sign[0] === '{') depth += 1;
    else if (sign[0] === '}') depth -= 1;
    if (depth === 0) return signs.lastIndex;
  }
  return rtf.length;
}

function pictureIn(group: string): PictureBytes | undefined {
  const own = withoutInner(group.slice(1, -1));
  const format = /\\(png|jpeg)blip(?![a-z])/.exec(own)?.[1];
  const hex = own.replace(/\\[a-z]+-?\d* ?/g, '').replace(/\s+/g, '');
  if (format === undefined || !/^(?:[\da-f]{2})+$/i.test(hex)) return undefined;
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, nth) =>
    Number.parseInt(hex.slice(2 * nth, 2 * nth + 2), 16),
  );
  return { type: `image/${format}`, bytes };
}

/** Returns the text of a group without the groups inside it. */
function withoutInner(text: string): string {
  let own = '';
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('{', at);
    if (next === -1) return own + text.slice(at);
    own += text.slice(at, next);
    at = endOf(text, next);
  }
  return own;
}

/** A picture of a pasted text. */
export interface PastedPicture {
  /** The mark in its place, which is unique in the text. */
  mark: string;
  /** A description by the other program; empty if there is none. */
  alt: string;
  /** The address in the pasted text: `data:…`, `file:///…`, `https://…`. */
  src: string;
}

/** Returns the place of a picture, which is added to those found under a new number. Tracking pixels are no pictures. */
export function picturePlace(
  { properties }: Element,
  found: { pictures: PastedPicture[]; marks: number },
): ElementContent[] {
  const { src, alt, width, height } = properties;
  if ([width, height].some((size) => size !== undefined && Number.parseFloat(String(size)) <= 2)) return [];
  const said = plainAlt(String(alt ?? ''));
  found.marks += 1;
  const mark = words.missingPicture(found.marks, said.slice(0, LONGEST_MARK));
  found.pictures.push({ mark, alt: said, src: String(src ?? '') });
  return [{ ...element('img', []), properties: { mark } }];
}

const LONGEST_MARK = 60;

/** Returns a description without brackets, and without Word's note that it is generated. */
function plainAlt(alt: string): string {
  return alt
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:Description générée automatiquement|Le contenu généré par l.IA peut être incorrect\.?) ?$/i, '')
    .replace(/[[\]\\]/g, '')
    .trim();
}

/** Writes a mark unescaped, as its brackets show that it is pending. */
export const pictureMark: Handle = (_, { properties }) => ({ type: 'html', value: String(properties.mark) });
