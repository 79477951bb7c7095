import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentHost } from '../../../../build/contract/workshop-host.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { fixtureSite } from '../../../../test/support/fixture-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import type { Found } from '../../../api.ts';
import { readFile } from '../../../server/files/text-files.ts';
import { findInTexts } from '../../../server/find/find.ts';
import { replaceInTexts, undoReplacement } from '../../../server/find/find-handlers.ts';

const test = suite('Replacing words in all texts');

const WINDOWS = '\ufeff---\r\ntitre: Outil # gardé\r\ndescription: L’outil.\r\n---\r\n\r\nUn outil.\nFin  \r\n';
const PLAIN = '---\ntitre: Deux\ndescription: Un outil ?\n---\n\nOUTIL, outil.\n';
const openedText = (host: ContentHost, path: string) => readFile(host, path).text;
const SEARCH = { words: 'outil', exact: false, whole: true };

/** Two texts that hold the word, and what a test does with them. */
function opened() {
  const site = fixtureSite({ 'content/pages/un.md': WINDOWS, 'content/pages/deux.md': PLAIN });
  const host = contentHost(site);
  const read = (name: string) => readFileSync(join(site.contentDir, `pages/${name}.md`), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(site.contentDir, `pages/${name}.md`), text);
  const find = () => findInTexts(host, SEARCH);
  const replace = ({ texts }: Found, replacement = 'atelier') =>
    replaceInTexts(host, {
      ...SEARCH,
      replacement,
      texts: texts.map(({ path, version, passages }) => ({ path, version, chosen: passages.map((_, index) => index) })),
    });
  return { site, host, read, write, find, replace };
}

test('all of the texts that hold the words are found, with their lines, and no file that the site makes nothing of', () => {
  const { find, site } = opened();
  writeFileSync(join(site.contentDir, 'perdu.md'), 'outil\n');
  const found = find().texts.map(({ path, passages }) => [path, ...passages.map(({ line }) => line)].join(' '));
  assert.equal(found, ['content/pages/deux.md 3 6 6', 'content/pages/un.md 2 3 6']);
});

test('a value is found as it reads, whatever YAML makes of it in the file', () => {
  const fields = ["'l''été à Paris'", '"l\'été \\u00e0 Paris"', '>\n  l’été\n  à Paris'];
  for (const [index, value] of fields.entries()) {
    const host = contentHost(
      fixtureSite({ 'content/pages/ete.md': `---\ntitre: ${value}\ndescription: Une.\n---\n\nUn.\n` }),
    );
    const { texts } = findInTexts(host, { words: index === 1 ? "l'été" : "l'été à", exact: false, whole: false });
    const paths = texts.map(({ path }) => path);
    assert.equal(paths, ['content/pages/ete.md'], value);
  }
});

test('bytes outside of the words stay, line ends of several sorts and the byte-order mark too', () => {
  const { find, replace, read } = opened();
  const { passages, texts } = replace(find());
  assert.equal([passages, texts.length], [6, 2]);
  assert.is(read('un'), WINDOWS.replace('Outil', 'Atelier').replaceAll('outil', 'atelier'));
  assert.is(read('deux'), PLAIN.replace('OUTIL', 'ATELIER').replaceAll('outil', 'atelier'));
});

test('one text that has changed since keeps all of them as they are', () => {
  const { find, replace, read, write } = opened();
  const found = find();
  write('un', `${WINDOWS}Un ajout.`);
  assert.throws(() => replace(found), isRefused(409));
  assert.equal([read('deux'), read('un')], [PLAIN, `${WINDOWS}Un ajout.`]);
});

test('it is taken back as one, byte by byte, and not twice', () => {
  const { find, replace, read, host } = opened();
  replace(find(), 'un : deux');
  const { restored, kept } = undoReplacement(host);
  assert.equal([restored.length, kept], [2, []]);
  assert.equal([read('un'), read('deux')], [WINDOWS, PLAIN]);
  assert.throws(() => undoReplacement(host), isRefused(404));
});

test('what was written since is not taken back with it, and is named', () => {
  const { find, replace, read, write, host } = opened();
  replace(find());
  write('deux', `${read('deux')}Depuis.\n`);
  const since = read('deux');
  assert.equal(undoReplacement(host), { restored: ['content/pages/un.md'], kept: ['content/pages/deux.md'] });
  assert.equal([read('un'), read('deux')], [WINDOWS, since]);
});

test('an article goes with the new words, in fields that write it otherwise too, and is asked for where it depends on their gender', () => {
  const text = "---\ntitre: 'L''outil'\ndescription: Une.\n---\n\nPrès de l’outil, d'outil ou d’un outil.\n";
  const host = contentHost(fixtureSite({ 'content/pages/un.md': text }));
  const [{ path = '', version = '', passages = [] } = {}] = findInTexts(host, SEARCH).texts;
  const wish = { ...SEARCH, replacement: 'guide', texts: [{ path, version, chosen: passages.map((_, nth) => nth) }] };
  assert.throws(() => replaceInTexts(host, wish), isRefused(422));
  assert.is(openedText(host, path), text);
  replaceInTexts(host, { ...wish, gender: 'masculine' });
  const changed = openedText(host, path);
  assert.match(changed, /titre: '?Le guide'?\n/);
  assert.match(changed, 'Près du guide, de guide ou d’un guide.');
});
