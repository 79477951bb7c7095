import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { allOrNothing } from '../../../build/editing/write-file.ts';
import { assert, suite } from '../../../test/suite.ts';
import { isRefused } from '../../../test/support/refusals.ts';
import { notesOfFiles } from '../../../test/support/site-of-files.ts';
import { bareHost } from '../../../test/support/workshop-host.ts';
import { binEntries } from '../../server/bin/bin-entries.ts';
import { changeTexts } from '../../server/files/file-handlers.ts';
import { textChange } from '../../server/files/text-files.ts';

const test = suite('The same for several texts');

const path = (name: string) => `content/pages/${name}.md`;
const text = (title: string, ...lines: string[]) =>
  ['---', `titre: ${title}`, 'description: Une page.', ...lines, '---', '', 'Du texte.', ''].join('\n');

function standing(files: Readonly<Record<string, string>>, site = notesOfFiles(below(files))) {
  const broken = new Set<string>();
  const host: WorkshopHost = {
    ...bareHost(site),
    draft: async ({ path, text }) => ({
      path: '',
      diagnostics: [...broken]
        .filter((name) => path.includes(name) && !text.includes('brouillon'))
        .map(() => ({
          severity: 'error',
          file: path,
          line: 7,
          column: 1,
          rule: 'r',
          message: 'Un lien mort.',
          hint: '',
        })),
    }),
  };
  const read = (name: string) => readFileSync(join(site.root, path(name)), 'utf8');
  return { site, host, broken, read, isThere: (name: string) => existsSync(join(site.root, path(name))) };
}

const below = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [path(name), text]));

test('a text that another program writes before it would be taken back stays as that wrote it, and is named', () => {
  const { site, host, read } = standing({ a: text('A') });
  const change = textChange(host, { path: path('a'), text: text('B') });
  const theirs = () => {
    writeFileSync(join(site.root, path('a')), text('C'));
    throw new Refused(409, { message: 'Changé.', hint: '' });
  };
  assert.throws(() => allOrNothing([change, { path: path('z'), run: theirs }]), isRefused(507));
  assert.is(read('a'), text('C'));
});

test('drafts are drafts no more, and of each text is said whether it was one', async () => {
  const { host, read } = standing({ a: text('A', 'brouillon: true'), b: text('B'), c: text('C', 'brouillon: true') });
  const outcomes = await changeTexts(host, { action: 'release', paths: ['a', 'b'].map(path) });
  assert.equal(
    outcomes.map(({ title, changed }) => [title, changed]),
    [
      ['A', true],
      ['B', false],
    ],
  );
  assert.equal([read('a'), read('b')], [text('A'), text('B')]);
  assert.is(read('c'), text('C', 'brouillon: true'), 'another one stays');
});

test('where one would stop the site from being published, none is released, and it is named', async () => {
  const files = { a: text('A', 'brouillon: true'), b: text('B', 'brouillon: true') };
  const { host, broken, read } = standing(files);
  broken.add('pages/b');
  const refused = await changeTexts(host, { action: 'release', paths: Object.keys(files).map(path) }).catch((e) => e);
  assert.ok(isRefused(422)(refused));
  assert.match(refused.message + refused.refusal.hint, /« B » .*ligne 7.*Un lien mort/);
  assert.equal([read('a'), read('b')], [files.a, files.b]);
});

test('texts go into the bin together, unless one that stays needs one of them', async () => {
  const files = { a: text('A'), b: text('B', 'suite: a'), c: text('C') };
  const { site, host, isThere } = standing(files);
  const needed = await changeTexts(host, { action: 'delete', paths: ['c', 'a'].map(path) }).catch((e) => e);
  assert.ok(isRefused(422)(needed));
  assert.ok(isThere('a') && isThere('c'));
  const outcomes = await changeTexts(host, { action: 'delete', paths: ['a', 'b'].map(path) });
  const found = outcomes.map(({ lost }) => lost);
  assert.equal(found, [['/a'], ['/b']]);
  assert.equal(['a', 'b', 'c'].map(isThere), [false, false, true]);
  const actual = binEntries(site)
    .map(({ title }) => title)
    .sort();
  assert.equal(actual, ['A', 'B']);
});

test('a text that is gone stops all', async () => {
  const { host, isThere } = standing({ a: text('A') });
  const gone = await changeTexts(host, { action: 'delete', paths: ['a', 'weg'].map(path) }).catch((e) => e);
  assert.ok(isRefused(404)(gone));
  assert.ok(isThere('a'));
});
