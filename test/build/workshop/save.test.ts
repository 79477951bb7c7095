import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { api } from '../../../build/workshop/api.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { withoutPrivileges } from '../../support/privileges.ts';
import { workshopOf } from '../../support/workshop.ts';

const test = suite('Saving a file');

const PATH = 'content/pages/essai.md';
const TEXT = textPage('Essai', 'Un texte.');

/** A workshop with one file more, and what a test does with it. */
async function opened(bytes: string | Buffer = TEXT) {
  const site = fixtureSite();
  const file = join(site.root, PATH);
  writeFileSync(file, bytes);
  const workshop = await workshopOf(site);
  const open = (path = PATH) => workshop.ask('GET', `${api.file}?path=${encodeURIComponent(path)}`);
  const save = (text: string, version: string, path = PATH) =>
    workshop.ask('PUT', api.file, { data: { path, text, version } });
  return {
    ...workshop,
    site,
    file,
    open,
    save,
    onDisk: () => readFileSync(file, 'utf8'),
    beside: () => readdirSync(dirname(file)).sort(),
  };
}

test('a saved text is read back, with a version to go on from', async () => {
  const { open, save, onDisk, beside } = await opened();
  const before = beside();
  const { data: first } = await open();
  assert.is(first.text, TEXT);
  const saved = await save(TEXT.replace('Un texte', 'Deux textes 🚀'), first.version);
  assert.is(saved.status, 200);
  assert.is(onDisk(), TEXT.replace('Un texte', 'Deux textes 🚀'));
  assert.equal((await open()).data.version, saved.data.version);
  assert.is((await save(TEXT, saved.data.version)).status, 200);
  assert.equal(beside(), before);
});

test('a file that has changed meanwhile stays, and is handed over', async () => {
  const { open, save, file, onDisk } = await opened();
  const { data: first } = await open();
  writeFileSync(file, TEXT.replace('Un', 'Leur'));
  const refused = await save(TEXT.replace('Un', 'Mon'), first.version);
  assert.is(refused.status, 409);
  assert.is(refused.data.text, TEXT.replace('Un', 'Leur'));
  assert.is(onDisk(), TEXT.replace('Un', 'Leur'));
  assert.is((await save(TEXT.replace('Un', 'Mon'), refused.data.version)).status, 200);
});

test('a file that is gone is said to be gone, and is added again on demand', async () => {
  const { open, save, onDisk } = await opened();
  const path = 'content/pages/parti.md';
  const gone = await save(TEXT, 'x', path);
  assert.is(gone.status, 404);
  assert.match(gone.data.message, "n'existe plus");
  assert.is((await open(path)).status, 404);
  assert.is((await save(TEXT, '', path)).status, 200);
  assert.is((await open(path)).data.text, TEXT);
  const taken = await save('other', '');
  assert.is(taken.status, 409);
  assert.is(onDisk(), TEXT);
});

test('line ends and byte-order mark stay, and the page sees neither', async () => {
  const windows = `\ufeff${TEXT.replaceAll('\n', '\r\n')}`;
  const { open, save, onDisk } = await opened(windows);
  const { data } = await open();
  assert.is(data.text, TEXT);
  await save(TEXT.replace('Un texte.', 'Un texte.\n\nUn autre.'), data.version);
  assert.is(onDisk(), windows.replace('Un texte.', 'Un texte.\r\n\r\nUn autre.'));
});

test('permissions stay', async () => {
  const { open, save, file } = await opened();
  chmodSync(file, 0o640);
  const { data } = await open();
  await save(TEXT.replace('Un', 'Deux'), data.version);
  assert.is(statSync(file).mode & 0o777, 0o640);
});

test('what the disk refuses is said in French, and leaves everything as it was', async () => {
  const { open, save, file, site, onDisk, beside } = await opened();
  const before = beside();
  const { data } = await open();
  for (const [folder, mode] of [
    [0o777, 0o444],
    [0o555, 0o666],
  ] as const) {
    chmodSync(dirname(file), folder);
    chmodSync(file, mode);
    await withoutPrivileges(site.root, async () => {
      const refused = await save('other', data.version);
      assert.is(refused.status, 507, `${folder.toString(8)} ${mode.toString(8)}`);
      assert.match(refused.data.message, "L'accès est refusé");
      assert.not.match(refused.data.message, '.tmp');
    });
    assert.is(onDisk(), TEXT);
    assert.equal(beside(), before);
  }
});

test('what is no text of the site is neither read nor written, however it is spelled', async () => {
  const { open, save, site, beside } = await opened();
  const outside = [
    '',
    'content',
    'content/',
    'content/../package.json',
    'content/../secret.md',
    'content/pages/../../secret.md',
    'content/pages/./essai.md',
    'content//pages/essai.md',
    'content/pages/essai.md/',
    '/etc/passwd.md',
    join(site.contentDir, 'pages/essai.md'),
    'content\\pages\\essai.md',
    'content/pages\\..\\..\\secret.md',
    'content/pages/c:secret.md',
    'content/pages/a\0.md',
    'content/pages/.secret.md',
    'content/.git/secret.md',
    'content/pages/essai.txt',
    'content/pages/essai.MD',
    'src/essai.md',
    'static/essai.md',
    `content/pages/${'x'.repeat(600)}.md`,
  ];
  writeFileSync(join(site.root, 'secret.md'), 'secret');
  const before = beside();
  for (const path of outside) {
    assert.is((await open(path)).status, 400, path);
    for (const version of ['', 'x']) assert.is((await save(TEXT, version, path)).status, 400, path);
  }
  assert.is(readFileSync(join(site.root, 'secret.md'), 'utf8'), 'secret');
  assert.equal(beside(), before);
});

test('links are never followed, and folders are no files', async () => {
  const { open, save, site } = await opened();
  const secret = join(site.root, 'secret.md');
  writeFileSync(secret, TEXT);
  mkdirSync(join(site.root, 'ailleurs'));
  writeFileSync(join(site.root, 'ailleurs/x.md'), TEXT);
  symlinkSync(secret, join(site.contentDir, 'pages/lien.md'));
  symlinkSync('essai.md', join(site.contentDir, 'pages/voisin.md'));
  symlinkSync('nulle-part.md', join(site.contentDir, 'pages/perdu.md'));
  symlinkSync(join(site.root, 'ailleurs'), join(site.contentDir, 'lien'));
  mkdirSync(join(site.contentDir, 'pages/dossier.md'));
  for (const name of [
    'pages/lien.md',
    'pages/voisin.md',
    'pages/perdu.md',
    'lien/x.md',
    'lien/neuf.md',
    'pages/dossier.md',
  ]) {
    const path = `content/${name}`;
    assert.is((await open(path)).status, 403, path);
    for (const version of ['', 'x']) {
      const refused = await save('other', version, path);
      assert.is(refused.status, 403, path);
      assert.match(refused.data.message, /lien symbolique|pas un fichier ordinaire/);
    }
  }
  assert.is(readFileSync(secret, 'utf8'), TEXT);
  assert.equal(readdirSync(join(site.root, 'ailleurs')), ['x.md']);
});

test('a second name of the same file does not see what is saved', async () => {
  const { open, save, file, site } = await opened();
  const other = join(site.root, 'autre-nom.md');
  linkSync(file, other);
  const { data } = await open();
  await save('changed', data.version);
  assert.is(readFileSync(other, 'utf8'), TEXT);
});

test('texts that no content file may hold are refused', async () => {
  const { open, save, onDisk } = await opened();
  const { data } = await open();
  assert.is((await save('é'.repeat(100_001), data.version)).status, 413);
  assert.is((await save('half \ud83d', data.version)).status, 422);
  assert.is((await save(TEXT, data.version, 'content/ailleurs/x.md')).status, 403, 'no kind takes it');
  assert.is(onDisk(), TEXT);
});

test('files that are no UTF-8, too large or closed are named as such', async () => {
  const { open } = await opened(Buffer.from([0x2d, 0xe9, 0x0a]));
  const latin = await open();
  assert.is(latin.status, 422);
  assert.match(latin.data.message, 'UTF-8');
  const { open: openLarge } = await opened('x'.repeat(200_001));
  assert.is((await openLarge()).status, 422);
});

test.run();
