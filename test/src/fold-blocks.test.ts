import { foldBlocks } from '../../src/pages/article/fold-blocks.ts';
import { assert, suite } from '../suite.ts';
import { render } from '../support/markdown.ts';

const test = suite('Long blocks of long articles');

const code = (lines: number, language = 'json') => `\`\`\`${language}\n${'{}\n'.repeat(lines)}\`\`\``;
const table = (rows: number) => `| Outil | Prix |\n|---|---|\n${'| Essaim | 12 |\n'.repeat(rows)}`;

/** Returns the texts of the summaries of a text's folded blocks. */
function summaries(markdown: string, minutes = 12): string[] {
  const html = foldBlocks(render(markdown).html, minutes);
  assert.is(html.split('<details>').length, html.split('</details>').length);
  return [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text = '']) => text);
}

test('are folded below a line that names them and counts their lines', () => {
  assert.equal(summaries(`${code(3)}\n\n${code(13)}\n\n${code(20, 'text')}`), [
    'Le code json (13 lignes)',
    'Le texte à copier (20 lignes)',
  ]);
  assert.equal(summaries(`${table(2)}\n\n${table(6)}`), ['Tableau 2 : Outil, Prix (6 lignes)']);
  assert.equal(summaries(`${table(2)}\n\n::tableau[Ce qu'il en coûte]\n\n${table(7)}`).length, 1);
  assert.equal(summaries(table(7)), [], 'the first table sums the article up');
});

test('stand open in an article that is soon read', () => {
  assert.equal(summaries(`${code(40)}\n\n${table(40)}`, 9), []);
});

test('of a drawing are folded once', () => {
  const rows = Array.from({ length: 8 }, (_, nth) => `| An ${nth} | ${nth} |`).join('\n');
  const drawing = `::graphique[Les ventes]{barres}\n\n| Année | Ventes |\n|---|---|\n${rows}`;
  assert.equal(summaries(drawing), ['Les chiffres en tableau']);
});
