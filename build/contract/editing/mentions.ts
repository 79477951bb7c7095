/** An address of the site that a text names: `/blog/x`, `/images/photo.jpg`. */
export interface Mention {
  /** As it is written, with what follows its path (`?`, `#`). */
  address: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

/**
 * Every address that starts at the site's root, wherever it stands in a content file: in a field, a link, a picture, a definition or HTML.
 * An address with spaces is one where brackets or quotes hold it, or where it is a field by itself.
 */
export function mentionsIn(text: string): Mention[] {
  return Array.from(text.matchAll(MENTION), ({ 0: whole, index, groups = {} }) => {
    const address = Object.values(groups).find((group) => group !== undefined) ?? whole;
    const start = index + whole.indexOf(address);
    return { address, start, end: start + address.length };
  });
}

const MENTION =
  /<(?<bracketed>\/[^<>\n]+)>|"(?<quoted>\/[^"\n]*)"|'(?<single>\/[^'\n]*)'|(?=\/)(?<=^[ \t]*(?:-[ \t]+)*(?:[\p{L}\p{N}_-]+:[ \t]+)?)(?<field>\/(?:(?![ \t]#)[^"'\n,[\]{}])*[^"'\s,[\]{}])(?=[ \t]*(?:#.*)?$)|(?<![\p{L}\p{N}\\/._~%@:-])(?<bare>\/[^\s()<>"'`\\\]{}|,]*)/gmu;
