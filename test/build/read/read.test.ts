import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent } from '../../../build/read/read.ts';
import { explainFault } from '../../../build/system/system-errors.ts';
import { folderWith } from '../../support/folder.ts';
import { withoutPrivileges } from '../../support/privileges.ts';
import { placesOf } from '../../support/sources.ts';

const test = suite('Reading content');

const MAX_BYTES = 200_000;

async function read(root: string) {
  const { value: files, diagnostics } = readContent(root, join(root, 'content'));
  const messages = diagnostics.map(({ message }) => message);
  return { files, names: files.map(({ name }) => name), places: placesOf(diagnostics), messages };
}

test('drops a byte-order mark and ends every line with a line feed', async () => {
  const { files } = await read(folderWith({ 'content/blog/a.md': '\ufeffun\r\ndeux\rtrois\n' }));
  assert.equal(files, [{ path: 'content/blog/a.md', name: 'blog/a.md', text: 'un\ndeux\ntrois\n' }]);
});

test('reads all levels in the order of whole names, whatever order the disk has', async () => {
  const { names, places } = await read(
    folderWith({ 'content/b/z.md': '', 'content/b.md': '', 'content/c/d/e.md': '', 'content/a.md': '' }),
  );
  assert.equal(names, ['a.md', 'b.md', 'b/z.md', 'c/d/e.md']);
  assert.equal(places, []);
});

test('names the first line that is not UTF-8, and reads the other files all the same', async () => {
  const latin1 = Buffer.concat([Buffer.from('titre: été\nà\n'), Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a, 0xe9])]);
  // The first byte of a two-byte letter, then the end of the line where its second one should be.
  const cut = Buffer.from([0x61, 0x0a, 0xc3, 0x0a, 0x61]);
  const utf16 = Buffer.from('\ufefftitre', 'utf16le');
  const { names, places } = await read(
    folderWith({ 'content/cut.md': cut, 'content/latin.md': latin1, 'content/ok.md': 'é', 'content/utf16.md': utf16 }),
  );
  assert.equal(names, ['ok.md']);
  assert.equal(places, [
    'error content/cut.md:2:1+1 encodage',
    'error content/latin.md:3:1+1 encodage',
    'error content/utf16.md:1:1+1 encodage',
  ]);
});

test('refuses a file of more than 200 kB, counted in bytes', async () => {
  const { names, places, messages } = await read(
    folderWith({ 'content/fits.md': 'a'.repeat(MAX_BYTES), 'content/large.md': 'é'.repeat(MAX_BYTES / 2 + 1) }),
  );
  assert.equal(names, ['fits.md']);
  assert.equal(places, ['error content/large.md:1:1+1 fichier-trop-gros']);
  assert.match(messages[0] ?? '', /\b201 ko\b.*\b200 ko\b/);
});

test('follows a link inside the content folder, and refuses one that leaves it', async () => {
  const root = folderWith({ 'content/a.md': 'a', 'content-bis/b.md': 'b', 'outside/c.md': 'c' });
  symlinkSync('a.md', join(root, 'content/inside.md'));
  // A neighbour whose name starts like the content folder's is outside too.
  symlinkSync('../content-bis/b.md', join(root, 'content/neighbour.md'));
  symlinkSync('../outside', join(root, 'content/folder'));
  const { files, places } = await read(root);
  assert.equal(
    files.map(({ name, text }) => [name, text]),
    [
      ['a.md', 'a'],
      ['inside.md', 'a'],
    ],
  );
  assert.equal(places, [
    'error content/folder:1:1+1 lien-symbolique',
    'error content/neighbour.md:1:1+1 lien-symbolique',
  ]);
});

test('refuses a link that leads nowhere, or to itself', async () => {
  const root = folderWith({ 'content/a.md': '' });
  symlinkSync('gone.md', join(root, 'content/dangling.md'));
  symlinkSync('loop.md', join(root, 'content/loop.md'));
  const { names, places } = await read(root);
  assert.equal(names, ['a.md']);
  assert.equal(places, [
    'error content/dangling.md:1:1+1 lien-symbolique',
    'error content/loop.md:1:1+1 lien-symbolique',
  ]);
});

test('refuses a link to a folder of the content, whose pages would be missing without a word', async () => {
  const root = folderWith({ 'content/blog/a.md': '' });
  symlinkSync('blog', join(root, 'content/articles'));
  const { names, places } = await read(root);
  assert.equal(names, ['blog/a.md']);
  assert.equal(places, ['error content/articles:1:1+1 lien-symbolique']);
});

test('reads a content folder that is itself a link', async () => {
  const root = folderWith({ 'elsewhere/a.md': 'a' });
  symlinkSync('elsewhere', join(root, 'content'));
  const { files, places } = await read(root);
  assert.equal(files, [{ path: 'content/a.md', name: 'a.md', text: 'a' }]);
  assert.equal(places, []);
});

test('never opens a pipe, a socket or a device, and names it', async () => {
  const root = folderWith({ 'content/a.md': 'a' });
  execFileSync(
    'mkfifo',
    ['content/pipe.md', 'content/pipe.txt'].map((path) => join(root, path)),
  );
  symlinkSync('pipe.md', join(root, 'content/to-pipe.md'));
  const { names, places } = await read(root);
  assert.equal(names, ['a.md']);
  assert.equal(places.sort(), [
    'error content/pipe.md:1:1+1 fichier-special',
    'error content/pipe.txt:1:1+1 fichier-special',
    'error content/to-pipe.md:1:1+1 fichier-special',
  ]);
});

test('names a file and a folder that may not be read, and reads the others', async () => {
  const root = folderWith({ 'content/a.md': 'a', 'content/closed.md': '', 'content/closed/b.md': '' });
  chmodSync(join(root, 'content/closed.md'), 0);
  chmodSync(join(root, 'content/closed'), 0);
  const { names, places } = await withoutPrivileges(root, () => read(root));
  assert.equal(names, ['a.md']);
  assert.equal(places.sort(), ['error content/closed.md:1:1+1 illisible', 'error content/closed:1:1+1 illisible']);
});

test('warns of a file that is neither Markdown nor a picture, and says nothing of hidden ones', async () => {
  const { names, places } = await read(
    folderWith({
      'content/a.md': '',
      'content/blog/photo.png': '',
      'content/notes.txt': '',
      'content/.DS_Store': '',
      'content/.obsidian/a.md': '',
    }),
  );
  assert.equal(names, ['a.md']);
  assert.equal(places, ['warning content/notes.txt:1:1+1 fichier-ignore']);
});

test('warns of Markdown whose name does not end as it must, and names the file it should be', async () => {
  const root = folderWith({
    'content/a.MD': '',
    'content/blog.v2/b.markdown': '',
    'content/c.md': '',
    'content/d.mdown': '',
    'content/e.mkd': '',
    'content/f.md.txt': '',
  });
  const { value: files, diagnostics } = readContent(root, join(root, 'content'));
  assert.equal(
    files.map(({ name }) => name),
    ['c.md'],
  );
  assert.equal(placesOf(diagnostics), [
    'warning content/a.MD:1:1+1 extension',
    'warning content/blog.v2/b.markdown:1:1+1 extension',
    'warning content/d.mdown:1:1+1 extension',
    'warning content/e.mkd:1:1+1 extension',
    'warning content/f.md.txt:1:1+1 fichier-ignore',
  ]);
  assert.match(diagnostics[1]?.hint ?? '', ' content/blog.v2/b.md.');
});

test('says that the content folder is missing, and how to name another', async () => {
  const root = folderWith();
  const { diagnostics } = readContent(root, join(root, 'content'));
  assert.equal(placesOf(diagnostics), ['error content:1:1+1 dossier-absent']);
  assert.match(diagnostics[0]?.hint ?? '', '--content');
});

test('leaves to the machine what it says of a content folder that cannot be reached', async () => {
  const root = folderWith();
  symlinkSync('content', join(root, 'content'));
  const error = await read(root).catch((reason: unknown) => reason);
  assert.match(explainFault(error) ?? '', '/content »');
});

test('says that the content folder is no folder, nor can be one', async () => {
  const root = folderWith({ content: 'a file' });
  assert.equal((await read(root)).places, ['error content:1:1+1 dossier-absent']);
  const { diagnostics } = readContent(root, join(root, 'content/below'));
  assert.equal(placesOf(diagnostics), ['error content/below:1:1+1 dossier-absent']);
});

test('finds nothing wrong with an empty folder', async () => {
  const root = folderWith();
  mkdirSync(join(root, 'content'));
  assert.equal(await read(root), { files: [], names: [], places: [], messages: [] });
});

test.run();
