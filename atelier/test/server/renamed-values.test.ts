import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentCopy } from '../../../test/support/content-copy.ts';
import { isRefused } from '../../../test/support/refusals.ts';
import { bareHost, sharedCache } from '../../../test/support/workshop-host.ts';
import { saveWithFollowers } from '../../server/files/renamed-values.ts';
import { readFile } from '../../server/files/text-files.ts';

const test = suite('A name that changes in the settings');

const SETTINGS = 'content/site.md';
const NEW = 'Sur mesure';

/** A copy of the site, with the category of its first article. */
function standing() {
  const site = contentCopy();
  const { limits, ...rest } = bareHost(site, undefined, sharedCache());
  let look = () => {};
  /** Looks at the disk each time that a file is about to be read or written. */
  const whenever = (looking: () => void) => {
    look = looking;
  };
  const host = {
    ...rest,
    limits: {
      ...limits,
      get text() {
        look();
        return limits.text;
      },
    },
  };
  const categoryOf = (text: string) => /^categorie: "?(.+?)"?$/m.exec(text)?.[1];
  const articles = () => host.texts().filter(({ name }) => name.startsWith('blog/'));
  const category = articles().map(({ text }) => categoryOf(text))[0] ?? '';
  const named = (name: string) => articles().filter(({ text }) => categoryOf(text) === name);
  const { text, version } = readFile(host, SETTINGS);
  const save = (change: (text: string) => string, from = version) =>
    saveWithFollowers(host, { path: SETTINGS, text: change(text), version: from });
  const renamed = (settings: string) => settings.replace(`- nom: ${category}\n`, `- nom: ${NEW}\n`);
  /** The category's own lines. */
  const entry = new RegExp(`  - nom: ${category}\\n(?:    .*\\n)*`);
  return { site, category, named, articles, text, save, renamed, entry, whenever };
}

test('is taken by all texts that have the former one, and each of them changes by that line alone', () => {
  const { category, named, articles, save, renamed } = standing();
  const before = new Map(articles().map(({ path, text }) => [path, text]));
  const count = named(category).length;
  assert.ok(count > 0);
  const { status, body } = save(renamed);
  assert.is(status, 200);
  assert.is(JSON.parse(String(body)).followed, count);
  assert.is(named(category).length, 0);
  assert.is(named(NEW).length, count);
  for (const { path, text } of articles()) {
    const lines = before.get(path)?.split('\n') ?? [];
    const changed = text.split('\n').filter((line, index) => line !== lines[index]);
    assert.ok(changed.length <= 1 && changed.every((line) => line.startsWith('categorie:')), path);
  }
});

test('is taken by the rest of the texts at the next save, where the process ended amid the first', () => {
  const { site, category, named, text, save, renamed, whenever } = standing();
  const [first, ...rest] = named(category);
  assert.ok(first && rest.length > 0);
  writeFileSync(join(site.root, first.path), first.text.replace(/^categorie: .*$/m, `categorie: ${NEW}`));
  const moments: string[] = [];
  whenever(() => {
    moments.push(readFileSync(join(site.root, SETTINGS), 'utf8') === text ? '' : 'amid');
  });
  const { status, body } = save(renamed);
  assert.ok(moments.length > rest.length && !moments.includes('amid'), 'the settings are written last');
  assert.equal([status, JSON.parse(String(body)).followed], [200, rest.length]);
  assert.equal([named(category).length, named(NEW).length], [0, 1 + rest.length]);
  assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), renamed(text));
});

test('is taken back from all texts where the settings cannot be saved', () => {
  const { site, category, named, text, save, renamed } = standing();
  const before = named(category).map((file) => file.text);
  assert.throws(() => save((settings) => `${renamed(settings)}\ud800`), isRefused(422));
  assert.equal(
    named(category).map((file) => file.text),
    before,
  );
  assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), text);
});

test('is none where a category goes: the texts that still have it are told, and stay', () => {
  const { category, named, save, entry } = standing();
  const before = named(category);
  const titles = before.map(({ text }) => /^titre: "?(.+?)"?$/m.exec(text)?.[1]);
  const { lost, followed } = JSON.parse(String(save((settings) => settings.replace(entry, '')).body));
  assert.equal(lost, [{ name: category, titles }]);
  assert.is(followed, undefined);
  assert.equal(named(category), before);
});

test('is left alone where settings have changed meanwhile, and all texts with it', () => {
  const { site, category, named, text, save, renamed } = standing();
  const count = named(category).length;
  writeFileSync(join(site.root, SETTINGS), `${text}\n`);
  assert.is(save(renamed).status, 409);
  assert.is(named(category).length, count);
  assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), `${text}\n`);
});

test('is none where a category is added, removed or moved: then no text changes', () => {
  const { category, named, text, save, entry } = standing();
  const count = named(category).length;
  for (const change of [
    (settings: string) => settings.replace(entry, ''),
    (settings: string) => settings.replace(entry, (found) => `  - nom: ${NEW}\n${found}`),
  ]) {
    const changed = change(text);
    assert.is.not(changed, text);
    const { site, save: saveAnew } = standing();
    assert.is(saveAnew(() => changed).status, 200);
    assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), changed);
  }
  assert.is(save((settings) => settings).status, 200);
  assert.is(named(category).length, count);
});

test.run();
