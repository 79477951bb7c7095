/** A set text as cases write it: `_` stands for a no-break space, `~` for a fine one. */
export function expandSpaces(text: string): string {
  return text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');
}
