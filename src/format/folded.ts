/** Lower case, without accents, ligatures as two letters: what readers leave out when they type. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** 'Design & UX' → 'design-ux' */
export function slugOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
