import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from '../../../test/suite.ts';
import { contentCopy } from '../../../test/support/content-copy.ts';
import { isRefused } from '../../../test/support/refusals.ts';
import { bareHost, sharedCache } from '../../../test/support/workshop-host.ts';
import type { SaveConflict, Saved } from '../../api.ts';
import { saveAndUpdateReferences } from '../../server/files/renamed-values.ts';
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
  const save = (change: (text: string) => string): Partial<Saved & SaveConflict> =>
    saveAndUpdateReferences(host, { path: SETTINGS, text: change(text), version });
  /** Saves a file from what it holds now. */
  const put = (path: string, change: (text: string) => string): Partial<Saved & SaveConflict> => {
    const now = readFile(host, path);
    return saveAndUpdateReferences(host, { path, text: change(now.text), version: now.version });
  };
  const renamed = (settings: string) => settings.replace(`- nom: ${category}\n`, `- nom: ${NEW}\n`);
  /** The category's own lines. */
  const entry = new RegExp(`  - nom: ${category}\\n(?:    .*\\n)*`);
  return { site, category, named, articles, text, save, renamed, entry, whenever, put };
}

test('reaches all texts with the former one, and changes only that line in each', () => {
  const { category, named, articles, save, renamed } = standing();
  const before = new Map(articles().map(({ path, text }) => [path, text]));
  const count = named(category).length;
  assert.ok(count > 0);
  assert.is(save(renamed).followed, count);
  assert.is(named(category).length, 0);
  assert.is(named(NEW).length, count);
  for (const { path, text } of articles()) {
    const lines = before.get(path)?.split('\n') ?? [];
    const changed = text.split('\n').filter((line, index) => line !== lines[index]);
    assert.ok(changed.length <= 1 && changed.every((line) => line.startsWith('categorie:')), path);
  }
});

test('reaches the remaining texts at the next save after a killed one', () => {
  const { site, category, named, text, save, renamed, whenever } = standing();
  const [first, ...rest] = named(category);
  assert.ok(first && rest.length > 0);
  writeFileSync(join(site.root, first.path), first.text.replace(/^categorie: .*$/m, `categorie: ${NEW}`));
  const moments: string[] = [];
  whenever(() => {
    moments.push(readFileSync(join(site.root, SETTINGS), 'utf8') === text ? '' : 'amid');
  });
  const { followed } = save(renamed);
  assert.ok(moments.length > rest.length && !moments.includes('amid'), 'the settings are written last');
  assert.is(followed, rest.length);
  assert.equal([named(category).length, named(NEW).length], [0, 1 + rest.length]);
  assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), renamed(text));
});

test('is taken back from all texts where the settings cannot be saved', () => {
  const { site, category, named, text, save, renamed } = standing();
  const before = named(category).map((file) => file.text);
  assert.throws(() => save((settings) => `${renamed(settings)}\ud800`), isRefused(422));
  const found = named(category).map((file) => file.text);
  assert.equal(found, before);
  assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), text);
});

test('is none where a category goes: the texts that still have it are told, and stay', () => {
  const { category, named, save, entry } = standing();
  const before = named(category);
  const titles = before.map(({ text }) => /^titre: "?(.+?)"?$/m.exec(text)?.[1]);
  const { lost, followed } = save((settings) => settings.replace(entry, ''));
  assert.equal(lost, [{ name: category, titles }]);
  assert.is(followed, undefined);
  assert.equal(named(category), before);
});

test('is left alone where settings have changed meanwhile, and all texts with it', () => {
  const { site, category, named, text, save, renamed } = standing();
  // A file that is written anew is another one.
  const files = () => named(category).map(({ path }) => statSync(join(site.root, path)).ino);
  const before = files();
  writeFileSync(join(site.root, SETTINGS), `${text}\n`);
  assert.ok(save(renamed).conflict);
  assert.equal(files(), before);
  assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), `${text}\n`);
});

test('reaches neither texts nor settings if one of these files changes during the save', () => {
  for (const meets of ['settings', 'text'] as const) {
    const { site, category, named, text, save, renamed, whenever } = standing();
    const [first, second] = named(category);
    assert.ok(first && second);
    const met = meets === 'settings' ? { path: SETTINGS, text } : second;
    whenever(() => {
      const hasBegun = readFileSync(join(site.root, first.path), 'utf8').includes(`categorie: ${NEW}`);
      if (hasBegun) writeFileSync(join(site.root, met.path), `${met.text}\n`);
    });
    if (meets === 'settings') assert.ok(save(renamed).conflict);
    else assert.throws(() => save(renamed), isRefused(409));
    const now = (path: string) => readFileSync(join(site.root, path), 'utf8');
    assert.equal([now(first.path), now(met.path)], [first.text, `${met.text}\n`]);
    assert.not.match(now(SETTINGS), NEW);
  }
});

test('is none where a category is added, removed or moved: then no text changes', () => {
  const { text, entry } = standing();
  const added = `  - nom: ${NEW}\n`;
  const withNext = (rest: string) => new RegExp(`${entry.source}(${rest})`);
  for (const changed of [
    text,
    text.replace(entry, ''),
    text.replace(entry, (found) => `${added}${found}`),
    // The next one has another name, or a new one stands behind it.
    text.replace(withNext('  - nom: .*\\n'), added),
    text.replace(withNext('  - nom: .*\\n(?:    .*\\n)*'), `$1${added}`),
  ]) {
    const { site, articles, save } = standing();
    const before = articles();
    assert.ok(save(() => changed).version);
    assert.equal(articles(), before);
    assert.is(readFileSync(join(site.root, SETTINGS), 'utf8'), changed);
  }
});

test('leaves other fields, lists of other texts and entries without a name unchanged', () => {
  const { site, category, articles, text, save, renamed, put } = standing();
  const [first, second] = articles();
  assert.ok(first && second);
  const list = (name: string) => first.text.replace(/^---\n/, `---\ncategories:\n  - nom: "${name}"\n`);
  writeFileSync(join(site.root, first.path), list(category));
  const page = join(site.root, 'content/pages/autre.md');
  writeFileSync(page, `---\ncategorie: ${category}\n---\n`);
  const others = articles().slice(1);
  assert.ok(put(first.path, () => list(NEW)).version);
  assert.equal(articles().slice(1), others);
  assert.ok(save(renamed).version);
  assert.match(readFileSync(page, 'utf8'), `categorie: ${category}`);
  const unnamed = renamed(text).replace(`  - nom: ${NEW}\n`, `  - nom: ""\n  - nom: ${NEW}\n`);
  writeFileSync(join(site.root, SETTINGS), unnamed);
  const blank = second.text.replace(/^categorie: .*$/m, 'categorie: ""');
  writeFileSync(join(site.root, second.path), blank);
  assert.ok(put(SETTINGS, () => unnamed.replace('nom: ""', 'nom: Autre')).version);
  assert.is(readFileSync(join(site.root, second.path), 'utf8'), blank);
});
