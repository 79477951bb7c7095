import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../../build/content/read/read.ts';
import { explainFault } from '../../../../build/diagnostics/explain-fault.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { withoutPrivileges } from '../../../support/privileges.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Reading content');

const MAX_BYTES = 200_000;

/** A content folder and the result of reading it. */
interface Case {
  /** By path from the content folder. */
  files: Readonly<Record<string, string | Uint8Array>>;
  /** Targets of links, by path. */
  links?: Readonly<Record<string, string>>;
  pipes?: readonly string[];
  /** Those that nobody may read. */
  closed?: readonly string[];
  names: readonly string[];
  /** 'severity path:line rule', each at the first column. */
  said: readonly string[];
}

const cases: Record<string, Case> = {
  'an empty folder holds nothing, and nothing is wrong with it': { files: {}, names: [], said: [] },
  'all levels are read, in the order of whole names, whatever order the disk has': {
    files: { 'b/z.md': '', 'b.md': '', 'c/d/e.md': '', 'a.md': '' },
    names: ['a.md', 'b.md', 'b/z.md', 'c/d/e.md'],
    said: [],
  },
  'the first line that is not UTF-8 is named, and the other files are read all the same': {
    files: {
      // The first byte of a two-byte letter, then the end of the line where its second one should be.
      'cut.md': Buffer.from([0x61, 0x0a, 0xc3, 0x0a, 0x61]),
      'latin.md': Buffer.concat([Buffer.from('titre: été\nà\n'), Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a, 0xe9])]),
      'ok.md': 'é',
      'utf16.md': Buffer.from('\ufefftitre', 'utf16le'),
    },
    names: ['ok.md'],
    said: ['error cut.md:2 encodage', 'error latin.md:3 encodage', 'error utf16.md:1 encodage'],
  },
  'a file of more than 200 kB, counted in bytes, is refused': {
    files: { 'fits.md': 'a'.repeat(MAX_BYTES), 'large.md': 'é'.repeat(MAX_BYTES / 2 + 1) },
    names: ['fits.md'],
    said: ['error large.md:1 fichier-trop-gros'],
  },
  // A neighbour whose name starts like the content folder's is outside too.
  'a link to a file inside the folder is followed, and one that leaves it is refused': {
    files: { 'a.md': 'a', '../content-bis/b.md': 'b', '../outside/c.md': 'c' },
    links: { 'inside.md': 'a.md', 'neighbour.md': '../content-bis/b.md', folder: '../outside' },
    names: ['a.md', 'inside.md'],
    said: ['error folder:1 lien-symbolique', 'error neighbour.md:1 lien-symbolique'],
  },
  'a link that leads nowhere, or to itself, is refused': {
    files: { 'a.md': '' },
    links: { 'dangling.md': 'gone.md', 'loop.md': 'loop.md' },
    names: ['a.md'],
    said: ['error dangling.md:1 lien-symbolique', 'error loop.md:1 lien-symbolique'],
  },
  'so is one to a folder of the content, whose pages would be missing without a word': {
    files: { 'blog/a.md': '' },
    links: { articles: 'blog' },
    names: ['blog/a.md'],
    said: ['error articles:1 lien-symbolique'],
  },
  'a pipe, a socket or a device is never opened, and named': {
    files: { 'a.md': 'a' },
    pipes: ['pipe.md', 'pipe.txt'],
    links: { 'to-pipe.md': 'pipe.md' },
    names: ['a.md'],
    said: ['pipe.md', 'pipe.txt', 'to-pipe.md'].map((name) => `error ${name}:1 fichier-special`),
  },
  'a file and a folder that may not be read are named, and the others are read': {
    files: { 'a.md': 'a', 'closed.md': '', 'closed/b.md': '' },
    closed: ['closed.md', 'closed'],
    names: ['a.md'],
    said: ['error closed.md:1 illisible', 'error closed:1 illisible'],
  },
  'a file that is neither Markdown nor a picture is warned of, and a hidden one is not': {
    files: {
      ...{ 'a.md': '', 'blog/photo.png': '', '.DS_Store': '', '.obsidian/a.md': '' },
      'notes.txt': 'a'.repeat(MAX_BYTES + 1),
    },
    names: ['a.md'],
    said: ['warning notes.txt:1 fichier-ignore'],
  },
  'Markdown whose name does not end as it must is warned of': {
    files: { 'a.MD': '', 'b.markdown': '', 'c.md': '', 'd.mdown': '', 'e.mkd': '', 'f.md.txt': '' },
    names: ['c.md'],
    said: [
      ...['a.MD', 'b.markdown', 'd.mdown', 'e.mkd'].map((name) => `warning ${name}:1 extension`),
      'warning f.md.txt:1 fichier-ignore',
    ],
  },
};

for (const [what, { files, links = {}, pipes = [], closed = [], names, said }] of Object.entries(cases)) {
  test(what, async () => {
    const root = folderWith(Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])));
    const at = (path: string) => join(root, 'content', path);
    mkdirSync(at(''), { recursive: true });
    for (const [path, target] of Object.entries(links)) symlinkSync(target, at(path));
    for (const path of pipes) execFileSync('mkfifo', [at(path)]);
    for (const path of closed) chmodSync(at(path), 0);
    const { value, diagnostics } = await withoutPrivileges(root, () => readContent(root, at('')));
    const found = value.map(({ name }) => name);
    assert.equal(found, names);
    const places = placesOf(diagnostics).map((place) => place.replace(' content/', ' ').replace(':1+1 ', ' '));
    assert.equal(places.sort(), [...said].sort());
  });
}

test('a file is its name and its text, without a byte-order mark, each line ended by a line feed', () => {
  const root = folderWith({ 'elsewhere/blog/a.md': '\ufeffun\r\ndeux\rtrois\n' });
  symlinkSync('elsewhere', join(root, 'content'));
  const { value, diagnostics } = readContent(root, join(root, 'content'));
  assert.equal(value, [{ path: 'content/blog/a.md', name: 'blog/a.md', text: 'un\ndeux\ntrois\n' }]);
  assert.equal(diagnostics, [], 'the folder itself may be a link');
});

test('a content folder that is missing, or no folder, nor can be one, is named with how to name another', () => {
  const root = folderWith({ file: 'a file' });
  for (const path of ['absent', 'file', 'file/below']) {
    const { diagnostics } = readContent(root, join(root, path));
    assert.equal(placesOf(diagnostics), [`error ${path}:1:1+1 dossier-absent`]);
    assert.match(diagnostics[0]?.hint ?? '', '--content');
  }
});

test('what a writer is told says how large a file is and may be, and what its name should be', () => {
  const root = folderWith({ 'content/a.md': 'é'.repeat(MAX_BYTES / 2 + 1), 'content/blog.v2/b.markdown': '' });
  const { diagnostics } = readContent(root, join(root, 'content'));
  const said = (end: string) => diagnostics.find(({ file }) => file.endsWith(end));
  assert.match(said('a.md')?.message ?? '', /\b201 ko\b.*\b200 ko\b/);
  assert.match(said('b.markdown')?.hint ?? '', ' content/blog.v2/b.md.');
});

test('what the machine says of a content folder that cannot be reached is left to it', () => {
  const root = folderWith();
  symlinkSync('content', join(root, 'content'));
  try {
    readContent(root, join(root, 'content'));
    assert.unreachable();
  } catch (error) {
    assert.match(explainFault(error) ?? '', '/content »');
  }
});
