/** Tells whether a text is nothing but words that ask for one. */
export function isPlaceholderText(text: string): boolean {
  return /^\s*\[À compléter\b[^[\]]*\]\s*$/.test(text);
}
