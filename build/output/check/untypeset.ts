/** What a text and its typeset form have in common: no spaces, plain apostrophes and ellipses, one form of accents. */
export function untypeset(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '').replace(/’/g, "'").replace(/…/g, '...');
}
