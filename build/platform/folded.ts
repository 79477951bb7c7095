/** Lower case, without accents, ligatures as two letters: what people leave out when they type. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Plain letters, digits and hyphens: « L'IA à l'œuvre » → `l-ia-a-l-oeuvre`. */
export function hyphenated(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
