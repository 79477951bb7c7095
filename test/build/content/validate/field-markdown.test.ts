import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { checkFieldMarkdown } from '../../../../build/content/validate/field-markdown.ts';
import { entriesOf, placesOf } from '../../../support/sources.ts';

const test = suite('Markdown in front matter');

async function check(yaml: string): Promise<string[]> {
  const placed = await entriesOf({ page: { files: '*.md', schema: z.unknown() } }, { 'a.md': `---\n${yaml}\n---\n` });
  return placesOf(await checkFieldMarkdown(placed));
}

test('names marks that would be shown, where they stand', async () => {
  assert.equal(
    await check('titre: "Un **gras** et un *mot*"\npoints:\n  - texte: Voir [ici](/services), `code`\n  - a<br>b'),
    [
      'warning content/a.md:2:12+8 markdown-dans-en-tete',
      'warning content/a.md:2:27+5 markdown-dans-en-tete',
      'warning content/a.md:4:17+16 markdown-dans-en-tete',
      'warning content/a.md:4:35+6 markdown-dans-en-tete',
      'warning content/a.md:5:6+4 markdown-dans-en-tete',
    ],
  );
  assert.equal(await check('texte: |\n  Un\n  _deux_'), ['warning content/a.md:4:3+6 markdown-dans-en-tete']);
});

test('leaves signs that are meant', async () => {
  assert.equal(
    await check('a: "2 * 3 * 4, 100 €*, un_deux_trois"\nb: "[À compléter] (voir)"\nc: "1 < 2 et <prénom> ou <nom>"'),
    [],
  );
});

test.run();
