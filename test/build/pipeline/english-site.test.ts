import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { fileText } from '../../../build/contract/output.ts';
import type { BuildResult } from '../../../build/pipeline/build-result.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { markdown as french } from '../../../src/markdown.ts';
import { assert, suite } from '../../suite.ts';
import { all, attributes, one, parseHtml, says, textOf } from '../../support/dom.ts';
import { englishSite } from '../../support/fixture-site.ts';
import { once } from '../../support/once.ts';
import { placesOf } from '../../support/sources.ts';

const test = suite('A site in English');

const fixture = resolve(import.meta.dirname, '../../fixtures/english');
const english = once(() => build(englishSite(), { production: true }));

test('builds through the same stages, without a word against it: the pages of its entries, those that were planned of them all, and its files', async () => {
  const { ok, diagnostics, files } = await english();
  assert.equal([ok, diagnostics], [true, []]);
  const paths = files.map(({ path }) => path).filter((path) => /\.(?:html|xml)$/.test(path));
  const notes = ['marsh-marigold', 'reed-warbler', 'water-rail'].map((name) => `notes/${name}`);
  const tags = ['birds', 'plants', 'spring'].map((name) => `tags/${name}`);
  const pages = ['notes', 'warbler', ...notes, ...tags].map((path) => `${path}/index.html`);
  assert.equal(paths.sort(), ['feed.xml', 'index.html', 'sitemap.xml', ...pages].sort());
});

test('a planned page shows what its content type picked from the whole site, in its order; a former path leads on to the page', async () => {
  const result = await english();
  const links = (path: string) => attributes(parseHtml(textAt(result, path)), 'main li a', 'href');
  assert.equal(links('notes/index.html'), ['/notes/water-rail', '/notes/reed-warbler', '/notes/marsh-marigold']);
  assert.equal(links('tags/spring/index.html'), ['/notes/reed-warbler', '/notes/marsh-marigold']);
  const former = parseHtml(textAt(result, 'warbler/index.html'));
  const [refresh] = attributes(former, 'meta[http-equiv="refresh"]', 'content');
  assert.is(refresh, '0; url=https://marsh.test/notes/reed-warbler');
});

test('planned files know the pages and the entries', async () => {
  const result = await english();
  const locations = [...textAt(result, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  assert.is(locations.length, 8);
  assert.ok(locations.includes('https://marsh.test/tags/birds'));
  const feed = textAt(result, 'feed.xml');
  assert.is([...feed.matchAll(/<entry>/g)].length, 3);
  assert.match(feed, '<blockquote><p><strong>Mind the water</strong></p>', 'texts as others can show them');
  assert.not.match(feed, /[\u00a0\u202f’]|data-|href="[/#]/, 'in the language of the site, with whole addresses');
});

test('Markdown speaks its words: call-outs, tables, notes, languages of code', async () => {
  const document = parseHtml(textAt(await english(), 'notes/reed-warbler/index.html'));
  assert.equal(all(document, '[data-callout-title]').map(textOf), ['Tip', 'Mind the water']);
  assert.ok(says(document, /Seen by 3 people/), 'the slot is filled');
  const named = attributes(document, '[aria-label]', 'aria-label');
  for (const name of ['Table of Month and Pairs', 'Table 2 of Month and Pairs', 'Back to the mention of note 1'])
    assert.ok(named.includes(name), name);
  assert.ok(says(one(document, 'pre'), /churr/));
  assert.equal(all(document, 'pre span').slice(0, 3).map(textOf), ['def', 'return', '"churr "']);
  const [def, back, text] = attributes(document, 'pre span', 'class');
  assert.is(def, back, 'keywords look alike');
  assert.is.not(def, text);
});

test('its pages hold no word and no sign that its own files do not: the generator adds none', async () => {
  assert.equal(foreignIn(await english()), { words: [], signs: [] });
});

test('words of another language, and its typography, would be noticed', async () => {
  const site = englishSite();
  const callOuts = { tip: 'Astuce', warning: 'Attention' };
  const spoken = await build({ ...site, markdown: { ...french, callOuts, code: site.markdown.code } });
  const { words } = foreignIn(spoken);
  for (const word of ['appel', 'astuce', 'retour', 'tableau']) assert.ok(words.includes(word), word);

  const layout = readFileSync(join(fixture, 'src/Layout.tsx'), 'utf8').replace('lang="en"', 'lang="fr"');
  const { signs } = foreignIn(await build(englishSite({ 'src/Layout.tsx': layout })));
  for (const sign of ['\u202f', '\u00a0', '’', '…']) assert.ok(signs.includes(sign), JSON.stringify(sign));
});

test('what is wrong with a page without a file is named by the page, and what its component throws, too', async () => {
  const dead = await build(withTagPage('/tags/dead', [{ path: '/nowhere', title: 'Nowhere', day: '2025-01-01' }]));
  assert.equal(placesOf(dead.diagnostics), ['error tags/dead/index.html:1:1+1 lien-mort']);
  assert.match(dead.diagnostics[0]?.message ?? '', '/nowhere');

  const broken = await build(withTagPage('/tags/broken', 'no list'));
  assert.equal(placesOf(broken.diagnostics), ['error tags/broken/index.html:1:1+1 rendu-impossible']);
  assert.equal([...broken.failures.keys()], ['/tags/broken']);
});

test('two pages of one title are named, whether a file stands behind them or not', async () => {
  const twin = { title: 'About birds', description: 'All that we know of birds.', notes: [] };
  const { diagnostics } = await build(withTagPage('/tags/twin', [], twin));
  assert.equal(new Set(diagnostics.map(({ file }) => file)), new Set(['tags/twin/index.html']));
  for (const { message, hint } of diagnostics) assert.match(message + hint, 'tags/birds/index.html');
});

/** The site with one more page of tags. */
function withTagPage(path: string, notes: unknown, head: object = { title: path, description: path }): SiteDefinition {
  const site = englishSite();
  const { tag } = site.contentTypes;
  const pages = (whole: object) => [...(tag?.pages?.(whole) ?? []), { path, props: { notes, ...head } }];
  return { ...site, contentTypes: { ...site.contentTypes, tag: { ...tag, pages } } };
}

function textAt({ files }: BuildResult, path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${path} was not built`);
  return fileText(file);
}

/** Attributes that are read out or shown. */
const SPOKEN = 'alt title placeholder aria-label aria-description aria-roledescription aria-valuetext'.split(' ');

/** Words of the pages, and letters, spaces and punctuation beyond ASCII, which no file of the site holds. Symbols, such as arrows, are of no language. */
function foreignIn({ files }: BuildResult): { words: string[]; signs: string[] } {
  const own = sources();
  const said = files.filter(({ path }) => path.endsWith('.html')).map((file) => saidBy(fileText(file)));
  const beyond = (fit: (text: string) => string[]) => {
    const known = new Set(fit(own));
    return [...new Set(fit(said.join('\n')))].filter((part) => !known.has(part)).sort();
  };
  return {
    words: beyond((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
    signs: beyond((text) => text.match(/(?![\0-\x7f]|\p{S})./gsu) ?? []),
  };
}

function saidBy(html: string): string {
  const document = parseHtml(html);
  const elements = all(document, '*').filter(({ name }) => name !== 'script' && name !== 'style');
  const texts = elements.flatMap(({ children }) =>
    children.map((child) => ('data' in child ? String(child.data) : '')),
  );
  const spoken = SPOKEN.flatMap((name) => attributes(document, `[${name}]`, name));
  return [...texts, ...spoken, ...attributes(document, 'meta[name="description"]', 'content')].join('\n');
}

/** All that the site's own files say. */
function sources(): string {
  return ['content', 'src']
    .flatMap((folder) => readdirSync(join(fixture, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
