import { passagesOf } from '../../../build/content/review/review.ts';
import { unsourcedFigures } from '../../../src/review/unsourced-figures.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Figures without a source');

function found(text: string, contentType = 'article'): string[] {
  return unsourcedFigures({ contentType, passages: passagesOf(text, 1), words: 100 }).map(
    ({ at: { line, column, length } }) => `${line}:${column}+${length}`,
  );
}

test('are shares that are stated, and prices of others’ products, not of one’s own', () => {
  assert.equal(found('Ici, 73 % des entreprises perdent 1 200,5 % de tout.'), ['1:6+4', '1:35+9']);
  assert.equal(found('Zapier demande 20 € ou 25 $.'), ['1:16+4', '1:24+4']);
  assert.equal(found('Une heure coûte 30 €.'), []);
  assert.equal(found('Une pénalité de 10 %.', 'text'), [], 'nor of any page but an article');
});

test('have one where their passage leads to a page, or their section to another site or a note', () => {
  assert.equal(found('[Chez nous](/mesures), 73 % des prospects.'), []);
  assert.equal(found('Chez eux, 73 %.\n\nVoir [l’étude](https://exemple.fr/x).'), []);
  assert.equal(found('Chez eux, 73 %[^1].\n\n[^1]: Étude.'), []);
  assert.equal(found('## A\n\nVoir [l’étude](https://exemple.fr/x).\n\n## B\n\nChez eux, 73 %.'), ['7:11+4']);
});

test('are not those of facts, examples, diagrams and tables', () => {
  assert.equal(found('Make demande {{fait.make-core-prix}}, 2 € de plus qu’en 2024.'), []);
  for (const name of ['exemple', 'schema']) assert.equal(found(`:::${name}\nUne perte de 73 %.\n:::`), []);
  assert.equal(found(':::astuce\nUne perte de 73 %.\n:::'), ['2:14+4'], 'other call-outs state theirs');
  assert.equal(found('| A |\n|---|\n| 73 % |'), []);
});

test('are not those that a sentence supposes or works out', () => {
  assert.equal(found('Si 65 % sont résolues, il en reste 35 %. Cela fait 40 / 50 = 80 %.'), []);
  assert.equal(found('Si cela va. Il en reste 35 %.'), ['1:25+4'], 'the next sentence is another one');
});

test('a sentence supposes in whichever mood', () => {
  const moods = 'Supposons Supposant Imaginons Imaginez Prenons Prenez Comptons Disons Mettons';
  for (const start of moods.split(' ')) assert.equal(found(`${start} une perte de 73 %.`), [], start);
  assert.equal(found('Une hypothèse, 73 %, soit un taux divisé.'), []);
  assert.equal(found('Une mission a dissipé 73 % des doutes.'), ['1:23+4'], 'words that only hold one');
});
