/** Other colours for those of a site's own styles and drawings, each `#rrggbb` in lower case, by the one that it stands for. */
export type Recoloring = Readonly<Record<string, string>>;

/** A text of the site's own code, in other colours: how opaque they are stays. */
export function recolor(text: string, colors: Recoloring = {}): string {
  return text.replace(COLOR, (hex) => colors[hex.toLowerCase()] ?? hex);
}

/** `#ffc46b`, also as the start of `#ffc46b80`, which says how opaque it is as well. */
const COLOR = /#[\da-f]{6}(?=(?:[\da-f]{2})?(?![\w-]))/gi;
