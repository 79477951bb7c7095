import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileKindAndSize } from '../../src/format/file-kind.ts';
import { anchors } from '../../src/routes.ts';
import { all, one, parseHtml, textOf } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { contentFolder } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('What an article offers to take away');

const CSV = 'Nom;Rôle\nAda;Comptable\n';
const OFFER = `telechargements:
  - fichier: /modeles/essai-acces.csv
    titre: Les accès d'essai
    texte: "Une ligne par accès : deux pour l'essai."
fin:`;

const copy = once(async () => {
  const article = readFileSync(join(contentFolder, 'blog/monday-ai.md'), 'utf8')
    .replace(/^titre: .*$/m, 'titre: Un article qui offre un fichier')
    .replace(/^date: .*$/m, 'date: 2025-09-30')
    .replace(/^description: .*$/m, 'description: Un article de plus, pour voir ce que devient un fichier à emporter.')
    .replace(/^fin:$/m, OFFER);
  const { dir } = await siteCopy({
    name: 'test-downloads',
    base: '/depot',
    files: { 'content/blog/un-fichier.md': article, 'static/modeles/essai-acces.csv': CSV },
  });
  return { dir, read: (path: string) => readFileSync(join(dir, path), 'utf8') };
});

const page = async () => parseHtml((await copy()).read('blog/un-fichier/index.html'));

test('is published as it was made', async () => {
  assert.is((await copy()).read('modeles/essai-acces.csv'), CSV);
});

test('is shown with its title, its text, its kind and its size, as a link that downloads it below the base', async () => {
  const list = one(await page(), `section[aria-labelledby="${anchors.downloads}"]`);
  const link = one(list, 'a');
  assert.is(link.attribs.href, '/depot/modeles/essai-acces.csv');
  assert.ok('download' in link.attribs);
  assert.match(textOf(link), "Les accès d'essai");
  assert.match(textOf(link), fileKindAndSize({ extension: 'csv', bytes: Buffer.byteLength(CSV) }));
  assert.match(textOf(list), "Une ligne par accès : deux pour l'essai.");
});

test('is named in the contents and at the top of the article', async () => {
  const document = await page();
  const anchor = `#${anchors.downloads}`;
  const inContents = all(document, 'nav[data-contents] a').filter(({ attribs }) => attribs.href === anchor);
  assert.is(inContents.length, 2, 'beside the text and above it');
  assert.is(all(document, 'a').filter(({ attribs }) => attribs.href === anchor).length, 3);
  assert.is(one(document, `#${anchors.downloads}`).name, 'h2');
});

test('an article that offers nothing has no such list', async () => {
  const plain = parseHtml((await copy()).read('blog/monday-ai/index.html'));
  assert.is(all(plain, `#${anchors.downloads}`).length, 0);
});

test('feeds and the twin in Markdown carry it, with addresses that lead there', async () => {
  const { read } = await copy();
  const [item] = JSON.parse(read('blog/feed.json')).items;
  assert.match(item.content_html, /<a href="https:\/\/[^"]+\/depot\/modeles\/essai-acces\.csv">Les accès d’essai<\/a>/);
  assert.match(item.content_html, /Tableau CSV · 24 octets/);
  const twin = read('blog/un-fichier.md');
  assert.match(twin, /\]\([^)]*\/modeles\/essai-acces\.csv\)/);
  assert.is(twin.match(/essai-acces\.csv/g)?.length, 1, 'what stands there for paper alone is none of its text');
});

test.run();
