/** A drawing's file as text. */
export interface DrawingText {
  text: string;
  /** Whether browsers read these bytes as well when they are served as UTF-8, which is how pages serve drawings. */
  isServable: boolean;
  /** Where the first bytes lie that the encoding does not know; undefined where there are none. */
  unreadable?: number;
}

/** Decodes a drawing as browsers do: by its byte order mark, or else by what its declaration says (XML 1.0, appendix F). */
export function decodeDrawing(contents: Uint8Array): DrawingText {
  const encoding = encodingOf(contents);
  const decoder = decoderOf(encoding);
  const text = decoder.decode(contents);
  const isWhole = decoder.encoding !== 'utf-8' || Buffer.from(text).equals(withoutMark(contents));
  // A declaration counts only at the very start; drawing programs' templates leave blanks before it.
  const start = text.search(/\S/);
  const isDeclaredLate = start > 0 && text.startsWith('<?xml', start);
  return {
    text: isDeclaredLate ? blank(text, start, text.indexOf('?>', start) + 2) : text,
    isServable: decoder.encoding === 'utf-8' && !isDeclaredLate,
    ...(!isWhole && { unreadable: text.indexOf('\uFFFD') }),
  };
}

function encodingOf(contents: Uint8Array): string {
  const start = Buffer.from(contents.subarray(0, 256)).toString('latin1');
  if (start.startsWith('\xFE\xFF') || start.startsWith('\0<')) return 'utf-16be';
  if (start.startsWith('\xFF\xFE') || start.startsWith('<\0')) return 'utf-16le';
  const [, declared = ''] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  // Text in UTF-16 has no declaration that could be read here: the label is wrong.
  return /^(?:utf-?16|$)/i.test(declared) ? 'utf-8' : declared;
}

/** Of an encoding that nobody knows: UTF-8. */
function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function withoutMark(contents: Uint8Array): Uint8Array {
  return contents[0] === 0xef && contents[1] === 0xbb && contents[2] === 0xbf ? contents.subarray(3) : contents;
}

/** The text with blanks in place of that part, so that everything else keeps its place. */
function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
