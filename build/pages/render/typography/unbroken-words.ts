/**
 * Compound words with a short part: « e-mail », « no-code », « racontez-nous ». Longer ones may break at their hyphen, and addresses are none.
 * Each begins where a word does, so that no text takes long.
 */
const COMPOUND =
  /(?<![\p{L}\p{M}\p{N}./@_=-])(?:\p{L}{1,4}(?:-\p{L}{1,12}){1,2}|\p{L}{1,12}(?:-\p{L}{1,4}){1,2})(?![\p{L}\p{M}\p{N}/@_-]|\.\p{L})/gu;

/**
 * The HTML of a text whose short compound words stay on one line, by the stylesheet of the site (`[data-unbroken]`). No sign is put in:
 * what readers copy or look for in the page is what was written, and fonts need no hyphen of their own for it (U+2011).
 */
export function withUnbrokenWords(html: string): string {
  return html.includes('-') ? html.replace(COMPOUND, '<span data-unbroken>$&</span>') : html;
}
