import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { modificationKey } from '../../../../build/editing/system.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { notesContentType } from '../../../../test/support/notes-content-type.ts';
import { hostOf, page, publishedSite } from '../../../../test/support/published-site.ts';
import { excludedTexts, pathsToPublish } from '../../../client/publication/use-publication.ts';
import { changesBetween } from '../../../server/publication/changes.ts';
import { readRecord, updateRecord } from '../../../server/publication/publication-record.ts';
import { presentSnapshot, type Snapshot } from '../../../server/publication/snapshot.ts';

const test = suite('What has changed since the site was published');

const LINES = ['Un texte', 'de quelques', 'lignes.'];
const former = (text: string, address: string) =>
  text.replace('description:', `anciennesAdresses: [${address}]\ndescription:`);
const draft = (text: string) => text.replace('description:', 'brouillon: true\ndescription:');

function snapshot(texts: Readonly<Record<string, string>>, pictures: Readonly<Record<string, string>> = {}): Snapshot {
  const below = Object.entries(texts).map(([name, text]) => [`content/pages/${name}.md`, text] as const);
  return { texts: new Map(below), pictures: new Map(Object.entries(pictures)) };
}

function changes(published: Snapshot, present: Snapshot) {
  const site = publishedSite();
  const contentTypes = { ...site.contentTypes, text: notesContentType };
  return changesBetween(hostOf({ ...site, contentTypes }), published, present);
}

test('each text is named by what became of it for visitors', () => {
  const before = {
    meme: page('Même', 'a'),
    change: page('Changé', 'a'),
    parti: page('Parti', 'rien de commun', 'avec les autres'),
    ancien: page('Renommé', ...LINES),
    deplace: draft(page('Déplacé', 'ailleurs')),
    retire: page('Retiré', 'a'),
    attend: draft(page('Attend', 'a')),
  };
  const after = {
    meme: before.meme,
    change: page('Changé', 'b'),
    neuf: page('Neuf', 'tout autre chose', 'que le reste', 'et plus long', 'encore'),
    nouveau: former(page('Renommé', ...LINES, 'Une de plus.'), '/ancien'),
    ailleurs: before.deplace,
    retire: draft(before.retire),
    attend: page('Attend', 'a'),
  };
  const found = changes(snapshot(before), snapshot(after));
  assert.equal(Object.fromEntries(found.map(({ title, sort }) => [title, sort])), {
    Changé: 'changed',
    Neuf: 'new',
    Parti: 'deleted',
    Renommé: 'renamed',
    Déplacé: 'renamed',
    Retiré: 'withdrawn',
    Attend: 'released',
  });
  const renamed = found.filter(({ title }) => title === 'Renommé');
  assert.equal(pathsToPublish(renamed), ['content/pages/nouveau.md', 'content/pages/ancien.md']);
  assert.equal([renamed[0]?.before, renamed[0]?.after], ['/ancien', '/nouveau']);
});

test('a file without a title is named by its file or single type, and without a page has no link', () => {
  const site = publishedSite();
  const { [site.settings.contentType]: settings } = site.contentTypes;
  const named = { ...settings, single: true, schema: z.object({}).meta({ title: 'Réglages' }) };
  const host = hostOf({ ...site, contentTypes: { ...site.contentTypes, [site.settings.contentType]: named } });
  const at = (text: string) => ({
    texts: new Map([
      ['content/site.md', text],
      ['content/pages/a.md', page('""', text)],
    ]),
    pictures: new Map(),
  });
  const found = changesBetween(host, at('1'), at('2'));
  assert.equal(
    found.map(({ title, before, after }) => [title, before, after]),
    [
      ['a', '/a', '/a'],
      ['Réglages', undefined, undefined],
    ],
  );
});

test('a change links to its page before and after, unless the page is hidden', () => {
  const [one] = changes(snapshot({ a: page('A', '1') }), snapshot({ a: draft(page('A', '1')) }));
  assert.equal([one?.before, one?.after, one?.hidden], ['/a', undefined, true]);
});

test('changes of pictures follow from their contents, and an unused new one is no change', () => {
  const text = { a: page('A', '![E](/images/e.png)') };
  const before = snapshot(text, { 'static/images/a.png': '1', 'static/images/b.png': '2', 'static/images/c.png': '3' });
  const after = snapshot(text, {
    'static/images/a.png': '9',
    'static/images/d.png': '2',
    'static/images/e.png': '5',
    'static/images/f.png': '6',
  });
  const found = changes(before, after).map(({ path, sort }) => `${sort} ${path.slice(-5)}`);
  assert.equal(found, ['changed a.png', 'deleted c.png', 'renamed d.png', 'new e.png']);
});

test('a text whose front matter cannot be read is a change all the same', () => {
  const [one] = changes(snapshot({ a: page('A', '1') }), snapshot({ a: '---\n: [\n---\n' }));
  assert.equal([one?.sort, one?.title], ['changed', 'a']);
});

test('a picture beside the texts is no change before a text names it, in any spelling', () => {
  const text = { a: page('A', '![E](photo%20de%20Z%C3%A9lie.jpg)', '![F](film.mp4)') };
  const beside = Object.fromEntries(
    ['photo de Zélie.jpg', 'film.mp4', 'film.jpg', 'jamais.jpg'].map((name) => [`content/pages/${name}`, name]),
  );
  const found = changes(snapshot(text), snapshot(text, beside)).map(({ title }) => title);
  assert.equal(found, ['film.jpg', 'film.mp4', 'photo de Zélie.jpg']);
});

test('a file on the disk is read again only after it has changed', async () => {
  const site = publishedSite({ 'static/images/a.png': 'avant' });
  const host = hostOf(site);
  const seen = () => presentSnapshot(site);
  const picture = join(site.root, 'static/images/a.png');
  const isOld = () => modificationKey(statSync(picture)) !== '';
  await eventually(isOld, true);
  const former = seen();
  assert.equal(seen(), former);
  writeFileSync(picture, 'après');
  const found = changesBetween(host, former, seen()).map(({ sort, path }) => [sort, path]);
  assert.equal(found, [['changed', 'static/images/a.png']]);
  updateRecord(site, { snapshot: former });
  const isRemembered = (known = readRecord(site)) => readRecord(site) === known;
  await eventually(() => isRemembered(), true);
  updateRecord(site, { snapshot: seen() });
  assert.equal(readRecord(site).snapshot, seen());
  const { schema = z.any() } = site.contentTypes[site.settings.contentType] ?? {};
  assert.is(host.schemaOf(schema), host.schemaOf(schema));
});

test('if some texts are chosen for publication, other texts are left out, but no pictures', () => {
  const text = { a: page('A', '![E](vue.jpg)'), b: page('B') };
  const all = changes(snapshot({}), snapshot(text, { 'content/pages/vue.jpg': 'vue' }));
  assert.equal([...excludedTexts(['content/pages/a.md'], all)], ['content/pages/b.md']);
  assert.equal([...excludedTexts(undefined, all)], []);
});
