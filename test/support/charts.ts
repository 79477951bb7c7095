/** A chart of a table: heads, and rows of cells. */
export function chart(type: string, [heads = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `::graphique[Un titre]{${type}}\n\n${lines.join('\n')}`;
}
