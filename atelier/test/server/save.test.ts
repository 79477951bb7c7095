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
import { Refused } from '../../../build/editing/refused.ts';
import { allOrNothing } from '../../../build/editing/write-file.ts';
import { assert, suite } from '../../../test/suite.ts';
import { textPage } from '../../../test/support/fixture-site.ts';
import { withoutPrivileges } from '../../../test/support/privileges.ts';
import { isRefused } from '../../../test/support/refusals.ts';
import { siteOfFiles } from '../../../test/support/site-of-files.ts';
import { bareHost } from '../../../test/support/workshop-host.ts';
import { textChange } from '../../server/files/text-files.ts';
import { workshopOf } from '../support/workshop.ts';

const test = suite('Saving a file');

const PATH = 'content/pages/essai.md';
const TEXT = textPage('Essai', 'Un texte.');

/** A workshop of a site with one file, and what a test does with it. */
async function opened(bytes: string | Buffer = TEXT) {
  const site = siteOfFiles({ [PATH]: bytes });
  const { root } = site;
  const file = join(root, PATH);
  const { call } = await workshopOf(site);
  const open = (path = PATH) => call('files/open', { path });
  const save = (text: string, version: string, path = PATH) => call('files/save', { path, text, version });
  const onDisk = () => readFileSync(file, 'utf8');
  const beside = () => readdirSync(dirname(file)).sort();
  return { root, file, open, save, onDisk, beside };
}

test('a saved text is read back with its version, and no other file remains', async () => {
  const { open, save, onDisk, beside } = await opened();
  const { data: first } = await open();
  assert.is(first.text, TEXT);
  const saved = await save(TEXT.replace('Un texte', 'Deux textes 🚀'), first.version);
  assert.is(saved.status, 200);
  assert.is(onDisk(), TEXT.replace('Un texte', 'Deux textes 🚀'));
  assert.equal((await open()).data.version, saved.data.version);
  assert.is((await save(TEXT, saved.data.version)).status, 200);
  assert.equal(beside(), ['essai.md']);
});

test('a file that has changed meanwhile stays, and is handed over', async () => {
  const { open, save, file, onDisk } = await opened();
  const { data: first } = await open();
  writeFileSync(file, TEXT.replace('Un', 'Leur'));
  const { conflict } = (await save(TEXT.replace('Un', 'Mon'), first.version)).data;
  assert.is(conflict.text, TEXT.replace('Un', 'Leur'));
  assert.is(onDisk(), TEXT.replace('Un', 'Leur'));
  assert.is((await save(TEXT.replace('Un', 'Mon'), conflict.version)).data.conflict, undefined);
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
  assert.ok((await save('other', '')).data.conflict, 'one that is there is not added');
  assert.is(onDisk(), TEXT);
});

test('line ends, byte-order mark and permissions stay, and the page sees none of them', async () => {
  const windows = `\ufeff${TEXT.replaceAll('\n', '\r\n')}`;
  const { open, save, file, onDisk } = await opened(windows);
  chmodSync(file, 0o640);
  const { data } = await open();
  assert.is(data.text, TEXT);
  await save(TEXT.replace('Un texte.', 'Un texte.\n\nUn autre.'), data.version);
  assert.is(onDisk(), windows.replace('Un texte.', 'Un texte.\r\n\r\nUn autre.'));
  assert.is(statSync(file).mode & 0o777, 0o640);
});

test('what the disk refuses is said in French, and leaves everything as it was', async () => {
  const { open, save, file, root, onDisk, beside } = await opened();
  const { data } = await open();
  for (const [what, closed, mode] of [
    ['the file', file, 0o444],
    ['its folder', dirname(file), 0o555],
    ['a folder above it', join(root, 'content'), 0o000],
  ] as const) {
    for (const folder of [join(root, 'content'), dirname(file)]) chmodSync(folder, 0o777);
    chmodSync(file, 0o666);
    chmodSync(closed, mode);
    await withoutPrivileges(root, async () => {
      const refused = await save('other', data.version);
      assert.is(refused.status, 507, what);
      assert.match(refused.data.message, "L'accès est refusé", what);
      assert.not.match(refused.data.message, root, what);
      assert.not.match(refused.data.message, '.tmp', what);
    });
    chmodSync(closed, 0o777);
    assert.is(onDisk(), TEXT, what);
    assert.equal(beside(), ['essai.md'], what);
  }
});

test('what is no text of the site is neither read nor written, however it is spelled', async () => {
  const { open, save, root, beside } = await opened();
  const folders = ['', 'content', 'content/', 'content/../package.json', '/etc/passwd.md', join(root, PATH)];
  const outside = ['content/../secret.md', 'content/pages/../../secret.md', 'src/essai.md', 'static/essai.md'];
  const spelled = ['content/pages/./essai.md', 'content//pages/essai.md', 'content/pages/essai.md/'];
  const windows = ['content\\pages\\essai.md', 'content/pages\\..\\..\\secret.md', 'content/pages/c:secret.md'];
  const hidden = ['content/pages/a\0.md', 'content/pages/.secret.md', 'content/.git/secret.md'];
  const others = ['content/pages/essai.txt', 'content/pages/essai.MD', `content/pages/${'x'.repeat(600)}.md`];
  writeFileSync(join(root, 'secret.md'), 'secret');
  for (const path of [folders, outside, spelled, windows, hidden, others].flat()) {
    assert.is((await open(path)).status, 400, path);
    for (const version of ['', 'x']) assert.is((await save(TEXT, version, path)).status, 400, path);
  }
  assert.is(readFileSync(join(root, 'secret.md'), 'utf8'), 'secret');
  assert.equal(beside(), ['essai.md']);
});

test('no file is added under a name that is invalid on some system or ambiguous', async () => {
  const { save, beside } = await opened();
  for (const name of ['aux.md', 'Con.md', 'nul.x.md', 'lpt1.md', 'a\u202e.md', 'a?.md', `${'é'.repeat(130)}.md`]) {
    const refused = await save(TEXT, '', `content/pages/${name}`);
    assert.is(refused.status, 422, name);
    assert.match(refused.data.message, "ne peut pas être le nom d'un fichier", name);
  }
  assert.is((await save(TEXT, '', 'content/pages/a\ud83d.md')).status, 400, 'half a character');
  assert.equal(beside(), ['essai.md']);
});

test('links are never followed, and folders are no files', async () => {
  const { open, save, root } = await opened();
  const inContent = (name: string) => join(root, 'content', name);
  writeFileSync(join(root, 'secret.md'), TEXT);
  mkdirSync(join(root, 'ailleurs'));
  writeFileSync(join(root, 'ailleurs/x.md'), TEXT);
  symlinkSync(join(root, 'secret.md'), inContent('pages/lien.md'));
  symlinkSync('essai.md', inContent('pages/voisin.md'));
  symlinkSync('nulle-part.md', inContent('pages/perdu.md'));
  symlinkSync(join(root, 'ailleurs'), inContent('lien'));
  mkdirSync(inContent('pages/dossier.md'));
  const places = 'pages/lien.md pages/voisin.md pages/perdu.md lien/x.md lien/neuf.md pages/dossier.md';
  for (const path of places.split(' ').map((name) => `content/${name}`)) {
    assert.is((await open(path)).status, 403, path);
    for (const version of ['', 'x']) {
      const refused = await save('other', version, path);
      assert.is(refused.status, 403, path);
      assert.match(refused.data.message, /lien symbolique|pas un fichier ordinaire/);
    }
  }
  assert.is(readFileSync(join(root, 'secret.md'), 'utf8'), TEXT);
  assert.equal(readdirSync(join(root, 'ailleurs')), ['x.md']);
});

test('a second name of the same file does not see what is saved', async () => {
  const { open, save, file, root } = await opened();
  const other = join(root, 'autre-nom.md');
  linkSync(file, other);
  await save('changed', (await open()).data.version);
  assert.is(readFileSync(other, 'utf8'), TEXT);
});

test('invalid texts are refused, and files with such texts are named', async () => {
  const { open, save, onDisk } = await opened();
  const { version } = (await open()).data;
  assert.is((await save('é'.repeat(100_001), version)).status, 413);
  assert.is((await save('half \ud83d', version)).status, 422);
  assert.is((await save(TEXT, version, 'content/ailleurs/x.md')).status, 403, 'no kind takes it');
  assert.is(onDisk(), TEXT);
  const latin = await (await opened(Buffer.from([0x2d, 0xe9, 0x0a]))).open();
  assert.is(latin.status, 422);
  assert.match(latin.data.message, 'UTF-8');
  const large = await (await opened('x'.repeat(200_001))).open();
  assert.is(large.status, 422);
  assert.match(large.data.message, '201 ko');
});

test('a text that another program has changed is not restored, and is named', () => {
  const site = siteOfFiles({ [PATH]: TEXT });
  const change = textChange(bareHost(site), { path: PATH, text: TEXT.replace('Un', 'Mon') });
  const theirs = () => {
    writeFileSync(join(site.root, PATH), TEXT.replace('Un', 'Leur'));
    throw new Refused(409, { message: 'Changé.', hint: '' });
  };
  assert.throws(() => allOrNothing([change, { path: 'content/pages/z.md', run: theirs }]), isRefused(507));
  assert.is(readFileSync(join(site.root, PATH), 'utf8'), TEXT.replace('Un', 'Leur'));
});
