/** Colours that replace others, each `#rrggbb` in lower case. */
export type Recoloring = Readonly<Record<string, string>>;

/** Replaces colours in code of the site. Their opacity stays. */
export function recolor(text: string, colors: Recoloring = {}): string {
  return text.replace(COLOR, (hex) => colors[hex.toLowerCase()] ?? hex);
}

/** `#ffc46b`, also as the start of `#ffc46b80`, which says how opaque it is as well. */
const COLOR = /#[\da-f]{6}(?=(?:[\da-f]{2})?(?![\w-]))/gi;
