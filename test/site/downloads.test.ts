import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileKindAndSize, fileNeeds } from '../../src/format/file-kind.ts';
import { anchors, paths } from '../../src/routes.ts';
import { all, one, textOf } from '../support/dom.ts';
import { CSV, DOWNLOAD, goneLive } from '../support/gone-live.ts';
import { projectRoot } from '../support/project-root.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';

const test = suite('What an article offers to take away');

test('is published as it was made, and shown with title, text, kind and size, as a link that downloads it', async () => {
  const { file, page, paths } = await goneLive();
  assert.is(file('modeles/essai-acces.csv'), CSV);
  const list = one(page(paths.article), `section[aria-labelledby="${anchors.downloads}"]`);
  const link = one(list, 'a');
  assert.is(link.attribs.href, '/depot/modeles/essai-acces.csv');
  assert.ok('download' in link.attribs);
  for (const text of [DOWNLOAD.titre, fileKindAndSize({ extension: 'csv', bytes: Buffer.byteLength(CSV) })])
    assert.match(textOf(link), text);
  assert.match(textOf(list), DOWNLOAD.texte);
});

test('is named in the contents and at the top of the article', async () => {
  const { page, paths } = await goneLive();
  const document = page(paths.article);
  const leading = (within: string) => all(document, `${within} a[href="#${anchors.downloads}"]`).length;
  assert.is(leading('nav[data-contents]'), 2, 'beside the text and above it');
  assert.is(leading('article header'), 1);
  assert.is(one(document, `#${anchors.downloads}`).name, 'h2');
});

test('a text that offers nothing has no such list, and any other names it in its contents', async () => {
  const entries = [...(await entriesOfType('article')), ...(await entriesOfType('text'))];
  for (const { path, data } of entries) {
    const page = await realPage(path);
    const expected = data.telechargements.length > 0 ? [1, true] : [0, false];
    const lists = all(page, `#${anchors.downloads}`).length;
    assert.equal([lists, all(page, `nav[data-contents] a[href="#${anchors.downloads}"]`).length > 0], expected, path);
  }
});

test('a table has a cell for each of its names in every row', () => {
  const folder = join(projectRoot, 'static/modeles');
  const tables = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.csv')) : [];
  // Throws where a row has more cells or fewer (RFC 4180).
  for (const name of tables) assert.ok(parse(readFileSync(join(folder, name), 'utf8')).length > 1, name);
});

test('stands on the page of all that is offered, with its article and what one needs, which is found wherever pages are', async () => {
  const { page, file, paths: live } = await goneLive();
  const document = page(paths.resources);
  const [link] = all(document, 'main a[download]').filter(({ attribs }) => attribs.href?.endsWith('/essai-acces.csv'));
  assert.is(link?.attribs.href, '/depot/modeles/essai-acces.csv');
  const group = all(document, 'main section').find((section) => all(section, 'a').some((one) => one === link));
  const words = textOf(one(group ?? document, 'ul'));
  for (const text of [DOWNLOAD.titre, DOWNLOAD.texte, fileKindAndSize({ extension: 'csv', bytes: CSV.length + 1 })])
    assert.match(words, text);
  assert.match(words, fileNeeds('csv') ?? '');
  const [article] = all(group ?? document, 'h2 a');
  assert.is(article?.attribs.href, `/depot${live.article}/`);
  assert.is(all(page(paths.home), `footer a[href="/depot${paths.resources}/"]`).length, 1);
  assert.match(file('sitemap.xml'), `/depot${paths.resources}/<`);
  assert.match(file('llms.txt'), `${paths.resources}.md`);
  assert.match(file('recherche.json'), `/depot${paths.resources}/`);
});

test('feeds and the Markdown alternate carry it, with addresses that lead there', async () => {
  const { file, paths } = await goneLive();
  const [item] = JSON.parse(file('blog/feed.json')).items;
  assert.match(item.content_html, /<a href="https:\/\/[^"]+\/depot\/modeles\/essai-acces\.csv">Les accès d’essai<\/a>/);
  assert.match(item.content_html, /Tableau CSV · 24 octets/);
  const alternate = file(`${paths.article.slice(1)}.md`);
  assert.match(alternate, /\]\([^)]*\/modeles\/essai-acces\.csv\)/);
  assert.is(alternate.match(/essai-acces\.csv/g)?.length, 1, 'what stands there for paper alone is none of its text');
});

test('a page of ours that is offered as PDF leads to published pages, not to the machine that it was printed on', () => {
  const folder = join(projectRoot, 'static/modeles');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf')))
    assert.not.match(readFileSync(join(folder, name), 'latin1'), /\/URI \(https?:\/\/(?:localhost|127\.)/, name);
});

test.run();
