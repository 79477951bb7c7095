/** Minutes of reading from which an article is so long that its longest blocks wait until a reader wants them. */
const LONG_READ = 10;
const MAX_OPEN_LINES = 12;
const MAX_OPEN_ROWS = 5;

/** A block of code with its language, or a table with its name, as the generator prints them; drawings have tables of their own below a summary. */
const BLOCK =
  /(<\/summary>)?(?:<pre [^>]*?data-language="([^"]+)"[^>]*>.*?<\/pre>|<div data-table="" [^>]*?aria-label="([^"]+)"[^>]*>.*?<\/table><\/div>)/gs;

/**
 * Folds long code and long tables of a long article. Its first table, which sums it up, stays open.
 * The browser's own search opens the others, and paper shows them open.
 */
export function foldBlocks<Text extends string>(html: Text, minutes: number): Text {
  if (minutes < LONG_READ) return html;
  let tables = 0;
  return html.replaceAll(BLOCK, (block, isFolded?: string, language?: string, table?: string) => {
    const lines = block.split(table ? '<tr>' : '\n').length - (table ? 2 : 0);
    if (isFolded || (table && tables++ === 0) || lines <= (table ? MAX_OPEN_ROWS : MAX_OPEN_LINES)) return block;
    const name = table ?? (language === 'text' ? 'Le texte à copier' : `Le code ${language}`);
    return `<details><summary>${name} (${lines} lignes)</summary>${block}</details>`;
  }) as Text;
}
