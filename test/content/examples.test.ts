import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, one, says, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';
import { cellsOf, numberIn } from './support/article.ts';

const test = suite('Example documents');

const PATHS = ['/exemple-rapport-audit', '/exemple-journal-essais', '/exemple-dossier-passation'];

test('each says above its title that its firm is invented, and tells of the same firm as the others', async () => {
  for (const path of PATHS) {
    const page = await realPage(path);
    assert.equal(all(page, '[data-mention]').map(textOf), ['Exemple, entreprise inventée'], path);
    const main = one(page, 'main');
    assert.ok(says(main, /Matériaux Lavergne/) && says(main, /invent|n’existe pas/), path);
    const linked = attributes(page, 'main a', 'href').map((href = '') => href.split('#')[0]);
    for (const other of PATHS) if (other !== path) assert.ok(linked.includes(other), `${path} leads to ${other}`);
  }
});

test('the report’s minutes are its counts times their durations, and make its totals', async () => {
  const tables = all(await realPage('/exemple-rapport-audit'), 'main table').map((table) =>
    all(table, 'tr').map(cellsOf),
  );
  const summed = tables.filter((rows) => /^Total/.test(rows.at(-1)?.[0] ?? ''));
  assert.is(summed.length, 2);
  for (const rows of summed) {
    const lines = rows.slice(1, -1);
    for (const [name, calculation = '', minutes = ''] of lines) {
      const [count = 0, duration = 0] = calculation.split('×').map(numberIn);
      assert.is(count * duration, numberIn(minutes), name);
    }
    const sum = lines.reduce((total, line) => total + numberIn(line.at(-1) ?? ''), 0);
    assert.is(sum, numberIn(rows.at(-1)?.at(-1) ?? ''));
  }
});

test.run();
