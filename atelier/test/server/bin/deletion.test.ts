import { knownFiles } from '../../../../build/editing/known-files.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { contentCopy } from '../../../../test/support/content-copy.ts';
import { textPage } from '../../../../test/support/fixture-site.ts';
import { notesOfFiles } from '../../../../test/support/site-of-files.ts';
import { deleteText, removalEffects } from '../../../server/bin/deletion.ts';
import { readFile } from '../../../server/files/text-files.ts';

const test = suite('What follows from a text leaving the site');

/** Returns the consequences of a page `quitte` with these lines leaving beside another with this text. */
function departure(other: string, lines = '') {
  const leaving = textPage('Quitte', 'Fin.').replace('---\n\n', `${lines}---\n\n`);
  const site = notesOfFiles({ 'content/pages/quitte.md': leaving, 'content/pages/autre.md': other });
  return removalEffects(contentHost(site), 'content/pages/quitte.md');
}

const linesOf = (other: string, lines = '') => departure(other, lines).texts.map(({ line }) => line);
const body = (text: string) => textPage('Autre', text);

test('a text leads there by its address, however it is written', () => {
  const written = ['[là](/quitte)', '[là](/quitte/)', '[là](/quitte#fin "Fin")', '[là](</quitte>)', '![là](/quitte)'];
  written.push('[là][1]\n\n[1]: /quitte', '<a href="/quitte?x=1">là</a>', '- [une](/autre), [là](/quitte).');
  for (const text of written) assert.is(linesOf(body(text)).length, 1, text);
});

test('another address is none, though it begins or ends alike', () => {
  const links = ['/quitter', '/quitte/plus', '/plus/quitte', 'https://example.com/quitte', '/quitte.pdf'];
  const others = ['on quitte/reprend', ...links.map((link) => `[là](${link})`)];
  for (const text of others) assert.equal(linesOf(body(text)), [], text);
});

test('a field that names its slug needs it, and a former address leads there, too', () => {
  const named = body('Rien.').replace('---\n\n', 'suite: quitte\n---\n\n');
  assert.equal(departure(named).texts, [
    { path: 'content/pages/autre.md', title: 'Autre', line: 4, column: 8, by: 'field' },
  ]);
  const former = 'anciennesAdresses: [/parti]\n';
  assert.equal(linesOf(body('[là](/parti)'), former), [6]);
  assert.equal(linesOf(body('[là](/parti)')), []);
});

test('a file that has no page is led to by no link', () => {
  const files = {
    'content/site.md': '---\n---\n',
    'content/pages/autre.md': body('[ici](/), [là](//exemple.test/a) et <a href="/%E0">plus loin</a>'),
  };
  assert.equal(removalEffects(contentHost(notesOfFiles(files)), 'content/site.md').texts, []);
});

test('its addresses are those that visitors may know, and pages with such a field can inherit them', () => {
  assert.equal(departure(body('')).addresses, ['/quitte']);
  assert.equal(departure(body(''), 'anciennesAdresses: [/parti]\n').addresses, ['/quitte', '/parti']);
  assert.equal(departure(body(''), 'brouillon: true\n').addresses, []);
  assert.equal(departure(body('')).successors, [{ path: 'content/pages/autre.md', title: 'Autre', address: '/autre' }]);
});

test('lists lose the name of a deleted text, as announced, unless they require it', () => {
  const site = contentCopy();
  const host = contentHost(site);
  const articles = () => knownFiles(host).filter(({ contentType }) => contentType === 'article');
  const naming = (slug: string) => articles().filter(({ data }) => Object(data).lies?.includes(slug));
  const isNeeded = (path: string) => removalEffects(host, path).texts.some(({ by }) => by === 'field');
  const leaving = articles().find(({ path, slug }) => naming(slug).length > 1 && !isNeeded(path));
  if (!leaving) throw new Error('no text is named in the lists of two others alone');
  const before = naming(leaving.slug);
  const { texts } = removalEffects(host, leaving.path);
  const losing = new Set(texts.filter(({ by }) => by === 'list').map(({ path }) => path));
  for (const { path } of before) assert.ok(losing.has(path), path);
  const others = articles().filter(
    (file) => file.path !== leaving.path && !before.some(({ path }) => path === file.path),
  );
  deleteText(host, { path: leaving.path, version: readFile(host, leaving.path).version });
  assert.equal(naming(leaving.slug), []);
  for (const { path, data } of before) {
    const { lies, ...rest } = Object(articles().find((file) => file.path === path)?.data);
    const wanted = { ...data, lies: Object(data).lies.filter((slug: string) => slug !== leaving.slug) };
    assert.equal({ ...rest, lies }, wanted);
  }
  const found = articles().filter(({ path }) => others.some((file) => file.path === path));
  assert.equal(found, others);
});

test('a list entry that only names a deleted text is removed', () => {
  const site = contentCopy();
  const host = contentHost(site);
  const cards = () => knownFiles(host).flatMap(({ data }) => (Array.isArray(data.cartes) ? data.cartes : []));
  const before = cards();
  const { article } = before.find((card) => card.article !== undefined);
  const leaving = knownFiles(host).find(({ contentType, slug }) => contentType === 'article' && slug === article);
  const path = leaving?.path ?? '';
  deleteText(host, { path, version: readFile(host, path).version });
  assert.equal(
    cards(),
    before.filter((card) => card.article !== article),
  );
});
