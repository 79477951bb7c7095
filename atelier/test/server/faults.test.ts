import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../test/suite.ts';
import { fullAtEachCall, onClosedDisk } from '../../../test/support/failing-disk.ts';
import { textPage } from '../../../test/support/fixture-site.ts';
import { isRefused } from '../../../test/support/refusals.ts';
import { siteOfFiles } from '../../../test/support/site-of-files.ts';
import { readFile, saveFile } from '../../server/files/text-files.ts';

const test = suite('A save on a failing disk');

const PATH = 'content/pages/notes.md';
const [BEFORE, AFTER] = ['un', 'deux'].map((body) => textPage('Notes', body));

/** A site with one text, and a save of another text into its file. */
function standing() {
  const site = siteOfFiles({ [PATH]: BEFORE ?? '' });
  const host = contentHost(site);
  const { version } = readFile(host, PATH);
  const save = () => saveFile(host, { path: PATH, text: AFTER ?? '', version });
  const held = () => readFileSync(join(site.root, PATH), 'utf8');
  return { root: site.root, save, held };
}

test('a closed disk is told in a sentence, and changes nothing', () => {
  const { save, held } = standing();
  onClosedDisk(() => assert.throws(save, isRefused(507)));
  assert.is(held(), BEFORE);
});

test('a disk that is full from any call on loses no text', () => {
  const trial = { begin: standing, work: ({ save }: ReturnType<typeof standing>) => save() };
  for (const { begun, done, call } of fullAtEachCall(trial, true)) assert.is(begun.held(), done ? AFTER : BEFORE, call);
});

test('a text is saved where .atelier can keep no version, and the answer says so', () => {
  const { root, save, held } = standing();
  writeFileSync(join(root, '.atelier'), '');
  assert.match(String(save().body), '"unkept":"');
  assert.is(held(), AFTER);
});
