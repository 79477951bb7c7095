/** Colours that replace others, each `#rrggbb` in lower case. */
export type Recoloring = Readonly<Record<string, string>>;

/** Replaces colours in code of the site and keeps their opacity. */
export function recolor(text: string, colors: Recoloring = {}): string {
  return text.replace(COLOR, (hex) => colors[hex.toLowerCase()] ?? hex);
}

/** A colour such as `#ffc46b`, also as the start of `#ffc46b80`, whose last two digits are the opacity. */
const COLOR = /#[\da-f]{6}(?=(?:[\da-f]{2})?(?![\w-]))/gi;
