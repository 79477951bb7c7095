import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { renameFile } from '../../../../build/workshop/files/rename.ts';
import { readFile } from '../../../../build/workshop/files/save.ts';
import { receive, settle } from '../../../../build/workshop/review/received.ts';
import type { Remark } from '../../../../build/workshop/review/remark.ts';
import { storedRemarks } from '../../../../build/workshop/review/remark-files.ts';
import { textPage } from '../../../support/fixture-site.ts';
import { isRefused } from '../../../support/refusals.ts';
import { siteOfFiles } from '../../../support/site-of-files.ts';

const test = suite('Remarks that readers send back');

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
  const take = (text: string, path = PATH) => receive(host, { text, path });
  const stored = () => storedRemarks(site).map(({ path, text, state, answer }) => [path, text, state, answer]);
  return { root, site, host, take, stored };
}

test('are stored with their text once, however often they come, also out of a message', () => {
  const { take, stored } = standing();
  assert.equal(take(`Bonjour,\n\n${sent([remark()])}\n\nCamille`), { path: PATH, added: 1, known: 0 });
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
  settle(host, { path: PATH, id: remark().id, state: 'answered', answer: 'Le premier.' });
  take(sent([remark()]));
  assert.equal(stored(), [[PATH, 'Lequel ?', 'answered', 'Le premier.']]);
  take(sent([remark({ text: 'Le premier, vraiment ?' })]));
  assert.equal(stored(), [[PATH, 'Le premier, vraiment ?', 'open', undefined]]);
  assert.throws(() => settle(host, { path: PATH, id: 'f'.repeat(16), state: 'accepted' }), isRefused(404));
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
  assert.equal(stored(), [['content/pages/relu.md', 'Lequel ?', 'open', undefined]]);
  assert.equal(readdirSync(join(site.root, 'relectures/content/pages/lu')), ['note.txt', 'sous']);
});

test.run();
