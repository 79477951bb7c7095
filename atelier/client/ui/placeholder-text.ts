/** Tells whether a text is only a placeholder, which asks the writer for a text. */
export function isPlaceholderText(text: string): boolean {
  return /^\s*\[À compléter\b[^[\]]*\]\s*$/.test(text);
}
