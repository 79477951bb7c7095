/** A picture that the clipboard holds as bytes. */
export interface PictureBytes {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The pictures of a text in Rich Text Format, in their order: Word and LibreOffice put them on the clipboard in this form alone, beside HTML that
 * names files which browsers must not read. Undefined stands for one in a format that pages cannot show (RTF 1.9.1, « Pictures »).
 */
export function rtfPictures(rtf: string): (PictureBytes | undefined)[] {
  const pictures: (PictureBytes | undefined)[] = [];
  const groups = new RegExp(GROUP);
  for (let group = groups.exec(rtf); group; group = groups.exec(rtf)) {
    const end = endOf(rtf, group.index);
    if (group[1] === 'pict') pictures.push(pictureIn(rtf.slice(group.index, end)));
    groups.lastIndex = end;
  }
  return pictures;
}

/** Pictures, and what holds none of the text's own: another form of one that has just been read, and what stands on each sheet of paper. */
const GROUP = /\{\\(?:\*\\)?(pict|nonshppict|shprslt|header[lrf]?|footer[lrf]?)(?![a-z])/g;

/** Behind the brace that closes the group; signs behind a backslash are text. */
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

/** What a group says itself, without the groups inside it. */
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
