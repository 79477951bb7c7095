/** A text as it is looked for: without case, accents and ligatures. */
export function folded(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\u0153/g, 'oe');
}
