import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { textPage } from '../../../../test/support/fixture-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import { siteOfFiles } from '../../../../test/support/site-of-files.ts';
import { renameFile } from '../../../server/files/rename.ts';
import { readFile } from '../../../server/files/text-files.ts';
import type { Remark } from '../../../server/review/remark-files.ts';
import { storedRemarks } from '../../../server/review/remark-files.ts';
import { remarkPlaces } from '../../../server/review/remarks.ts';
import { setRemarkState, storeReview } from '../../../server/review/review.ts';

const test = suite('Remarks of readers');

const [PATH, OTHER] = ['content/pages/lu.md', 'content/pages/autre.md'];
const remark = (more: Partial<Remark> = {}): Remark => ({
  id: '00112233445566ff',
  line: 6,
  quote: 'un texte',
  text: 'Lequel ?',
  reader: 'Camille',
  at: '2026-11-22T10:00:00.000Z',
  ...more,
});
const sent = (remarks: readonly unknown[], path = PATH) => JSON.stringify({ relecture: 1, path, remarks });

function standing() {
  const site = siteOfFiles({ [PATH]: textPage('Lu', 'Un texte.'), [OTHER]: textPage('Autre', 'Rien.') });
  const { root } = site;
  const host = contentHost(site);
  const take = (text: string, path = PATH) => storeReview(host, { text, path });
  const stored = () => storedRemarks(site).map(({ path, text, state }) => [path, text, state]);
  return { root, site, host, take, stored };
}

test('are stored with their text once, however often they come', () => {
  const { take, stored } = standing();
  assert.equal(take(sent([remark()])), { path: PATH, added: 1, known: 0 });
  assert.equal(take(sent([remark(), remark({ id: 'aaaaaaaaaaaaaaaa', text: 'Et là ?' })])), {
    path: PATH,
    added: 1,
    known: 1,
  });
  const found = stored()
    .map(([, text]) => text)
    .sort();
  assert.equal(found, ['Et là ?', 'Lequel ?']);
});

test('one that is settled stays so until its reader says something else', () => {
  const { host, take, stored } = standing();
  take(sent([remark()]));
  setRemarkState(host, { path: PATH, id: remark().id, state: 'accepted' });
  take(sent([remark()]));
  assert.equal(stored(), [[PATH, 'Lequel ?', 'accepted']]);
  take(sent([remark({ text: 'Le premier, vraiment ?' })]));
  assert.equal(stored(), [[PATH, 'Le premier, vraiment ?', 'open']]);
  assert.throws(() => setRemarkState(host, { path: PATH, id: 'f'.repeat(16), state: 'accepted' }), isRefused(404));
});

test('go to the text that they name; to the open one where that has gone', () => {
  const { take } = standing();
  assert.is(take(sent([remark()], OTHER)).path, OTHER);
  assert.is(take(sent([remark({ id: 'bbbbbbbbbbbbbbbb' })], 'content/pages/parti.md')).path, PATH);
  assert.throws(() => take(sent([remark()], '../ailleurs.md'), '../autre.md'), isRefused(404));
});

test('what is no review is refused, and writes nothing', () => {
  const { root, take, stored } = standing();
  const wrong = [remark({ id: '../../content/pages/lu' }), remark({ text: '' }), { ...remark(), plus: 1 }, null];
  for (const text of ['', 'bonjour', '{}', sent([]).replace('1', '2'), ...wrong.map((one) => sent([one]))])
    assert.throws(() => take(text), isRefused(422), text);
  assert.equal(stored(), []);
  assert.equal(readdirSync(root), ['content']);
});

test('follow their text to another name, and files that are none of theirs stay', () => {
  const { root, site, host, take, stored } = standing();
  take(sent([remark()]));
  writeFileSync(join(root, 'relectures/content/pages/lu/note.txt'), 'À moi.');
  mkdirSync(join(root, 'relectures/content/pages/lu/sous'));
  writeFileSync(join(root, 'relectures/content/pages/lu/sous/0011223344556600.json'), 'rien');
  renameFile(host, { path: PATH, slug: 'relu', version: readFile(host, PATH).version });
  assert.equal(stored(), [['content/pages/relu.md', 'Lequel ?', 'open']]);
  assert.equal(readdirSync(join(site.root, 'relectures/content/pages/lu')), ['note.txt', 'sous']);
});

const TEXT = `---
titre: Un "grand" jour
---

Le **prix** n'est pas le _même_ partout.

Encore un passage : le prix est le même.
Il finit ici.
`;
const placeOf = remarkPlaces(TEXT);
const shown = (line: number, quote: string) => {
  const { line: found, column, length } = placeOf({ line, quote });
  const start =
    TEXT.split('\n')
      .slice(0, found - 1)
      .join('\n').length +
    (found > 1 ? 1 : 0) +
    column -
    1;
  return [found, TEXT.slice(start, start + length)];
};

test('a passage is found by its words on the page, despite signs and typography', () => {
  assert.equal(shown(5, 'prix n’est pas le même partout'), [5, "prix** n'est pas le _même_ partout"]);
  assert.equal(shown(7, 'même. Il finit'), [7, 'même.\nIl finit']);
  assert.equal(shown(0, 'Un « grand » jour'), [2, 'Un "grand" jour']);
});

test('of equal passages the one nearest to the remark’s line is found', () => {
  assert.equal(shown(6, 'le prix'), [5, 'Le **prix']);
  assert.equal(shown(12, 'le prix'), [7, 'le prix']);
});

test('a passage that is gone leaves the line of its block, within the text', () => {
  assert.equal(placeOf({ line: 5, quote: 'rien de tel' }), { line: 5, column: 1, length: 0 });
  assert.equal(placeOf({ line: 5, quote: '' }), { line: 5, column: 1, length: 0 });
  assert.equal(placeOf({ line: 90, quote: 'rien' }).line, TEXT.split('\n').length);
  assert.equal(placeOf({ line: 0, quote: '' }).line, 1);
});
