import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { openCache } from '../../../../build/pipeline/cached-steps.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { guidePage as framedGuide, markdownWriter } from '../../../../build/server/dev/guide-page.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { all, attributes, parseHtml, textOf } from '../../../../test/support/dom.ts';
import { fixtureSite } from '../../../../test/support/fixture-site.ts';
import { partsOf } from '../../../../test/support/json-schemas.ts';
import { DRAWING } from '../../../../test/support/markdown.ts';
import { read } from '../../../../test/support/source-files.ts';
import { GUIDE_CHAPTERS } from '../../../api.ts';
import { guideChapters, guidePieces } from '../../../server/guide/chapters.tsx';
import { guideContentTypes } from '../../../server/guide/fields.tsx';
import { guidePage } from '../../../server/guide/GuidePage.tsx';

const test = suite("The writers' guide");

const site = siteDefinition();
const host = contentHost(site);
const contentTypes = guideContentTypes(site.contentTypes, host.schemaOf);
const settings = { marque: 'Orbite & fils', email: 'a@b.fr' };
const values = { ...settings, 'fait.un-prix': '12 €', 'fait.un-autre': '13 €' };
const variables = { settings, all: values };
const built = () => ({
  base: '',
  diagnostics: [],
  texts: [],
  data: new Map(),
  downloads: [],
  pageSources: {},
  variables,
});
const slots = Object.values(site.contentTypes).flatMap(({ prose }) => prose?.slots ?? []);
const write = await markdownWriter({ settings: site.markdown, slots, media: () => DRAWING }, values);
const pictures = async () => [{ address: '/images/a.svg', width: 30, height: 20, bytes: 9 }];
const writeMarkdown = async (sources: readonly string[]) => sources.map(write);
const chapters = await guideChapters({ ...host, built, pictures, writeMarkdown });

const pageOf = (chapter: string, query = '', from = chapters) =>
  parseHtml(guidePage(from, { chapter, query, prefix: 'aide/', workshop: './' }));
const whole = pageOf('tout');
const links = (page: ReturnType<typeof parseHtml>) => attributes(page, 'a', 'href');

test('every field of every content type is listed with its label, key and help', () => {
  const terms = all(whole, 'dt').map(textOf);
  const text = textOf(whole);
  for (const { name, schema } of contentTypes) {
    const fields = partsOf(schema).filter(({ isField, schema }) => isField && schema.const === undefined);
    assert.ok(fields.length > 0);
    for (const { at, schema } of fields) {
      const key = at.split('.').at(-1)?.replaceAll('[]', '') ?? '';
      const label = textOf(parseHtml(`<p>${schema.title}</p>`));
      assert.ok(
        terms.some((term) => term.startsWith(`${label} ${key} `)),
        `${name}: ${at}`,
      );
      assert.ok(text.includes(textOf(parseHtml(`<p>${schema.description}</p>`))), `${name}: ${at}`);
    }
  }
});

test('a field has its choices', () => {
  const codes = new Set(all(whole, 'dd code').map(textOf));
  const choices = contentTypes.flatMap(({ schema }) => partsOf(schema)).flatMap(({ schema }) => schema.enum ?? []);
  assert.ok(choices.length > 0);
  const found = choices.filter((choice) => !codes.has(String(choice)));
  assert.equal(found, []);
});

test('every content type has its folder and its address', () => {
  for (const { name, contentType } of contentTypes) {
    const [section] = all(whole, `section[aria-labelledby="genre-${name.toLowerCase()}"]`);
    assert.ok(section, name);
    const codes = all(section, 'p code').map(textOf);
    assert.ok(codes.includes(`content/${contentType.files}`), name);
    if (contentType.path) assert.ok(codes.includes(contentType.path('nom-du-fichier')), name);
  }
});

test('each chapter is a file, and all links and ids of the guide are sound', () => {
  const files = readdirSync(join(site.root, 'atelier/guide')).map((name) => name.replace('.md', ''));
  assert.equal(files.sort(), [...GUIDE_CHAPTERS].sort());
  const ids = attributes(whole, '[id]', 'id');
  assert.is(new Set(ids).size, ids.length, 'an id names one place');
  const anchors = attributes(whole, 'a[href^="#"]', 'href').map((href) => href?.slice(1));
  assert.ok(anchors.length > GUIDE_CHAPTERS.length);
  const found = anchors.filter((id) => !ids.includes(id));
  assert.equal(found, []);
});

const samples = { valeurs: '- marque : {{marque}}', fait: 'fait.un-prix', image: '/images/a.svg' };
const pieces = GUIDE_CHAPTERS.flatMap((id) =>
  guidePieces(read(`atelier/guide/${id}.md`).replace(/^# .*/, ''), samples),
);
const examples = pieces.filter(({ isExample }) => isExample).map(({ source }) => source);

test('texts and examples are sound Markdown', () => {
  for (const { source } of pieces) assert.equal(write(`## Un titre\n\n${source}`).diagnostics, [], source);
});

/** Signs in the HTML of each thing that a text may hold. */
const SHOWN = [
  ...['<h2', '<h3', '<strong>', '<em>', '<code>', 'href="/"', 'href="https:', 'href="mailto:', '<ul>', '<ol>'],
  ...['data-task="done"', 'data-task="todo"', '<table', 'data-align="right"', '<caption>', 'data-chart="bars"'],
  ...['data-chart="lines"', 'data-chart="change"', '<figure data-diagram', 'data-drawing="wide"', '<blockquote>'],
  ...['<sup>', 'data-footnotes', '<pre', 'token-', 'Orbite &amp; fils', '12 €', '<img', 'id="tarifs-en-bref"'],
  ...Object.keys(site.markdown.callOuts).map((name) => `data-callout="${name}"`),
];

test('each element of a text is shown as its source and as on its page', () => {
  const drawn = all(whole, 'div[class="guide-example"]').length;
  assert.is(drawn, examples.length);
  const html = examples.map((source) => write(source).html);
  const missing = SHOWN.filter((sign) => !html.some((one) => one.includes(sign)));
  assert.equal(missing, []);
});

test('examples use the site’s values and a picture, and are left out without them', async () => {
  const written = all(whole, 'div[class="guide-example"] pre').map(textOf).join('\n');
  for (const part of ['{{marque}}', '{{email}}', '{{fait.un-prix}}', '](/images/a.svg)']) assert.match(written, part);
  assert.not.match(written, 'fait.un-autre');
  const bare = await guideChapters({ ...host, built: () => undefined, pictures: async () => [], writeMarkdown });
  assert.is(all(pageOf('tout', '', bare), 'div[class="guide-example"]').length, examples.length - 3);
});

const SMALL = [
  {
    id: 'un',
    title: 'Un',
    html: '<section class="guide-chapter"><h2 id="un">Un</h2><p>Voir <a href="#detail">le détail</a>.</p></section>',
  },
  {
    id: 'deux',
    title: 'Deux',
    html: '<section class="guide-chapter"><h2 id="deux">Deux</h2><p>Rien.</p><h3 id="detail">Le <b>détail</b></h3><p>Une légende &amp; un <a href="#deux">retour</a>.</p></section>',
  },
];
const small = (chapter: string, query = '') => pageOf(chapter, query, SMALL);

test('a chapter stands alone, and links to other chapters lead to their pages', () => {
  const page = small('un');
  assert.equal(all(page, 'h2').map(textOf), ['Un']);
  assert.equal(links(page), ['#un', 'aide/deux#deux', 'aide/tout', './', 'aide/deux#detail']);
  assert.equal(all(page, 'a[aria-current="page"]').map(textOf), ['Un']);
});

test('all chapters stand on one page, whose links stay on it', () => {
  const page = small('tout');
  assert.equal(all(page, 'h2').map(textOf), ['Un', 'Deux']);
  assert.equal(links(page), ['#un', '#deux', '#tout', './', '#detail', '#deux']);
});

test('a word is found without its accents and capitals, and leads to its section', () => {
  const page = small('un', 'LEGENDE retour');
  assert.equal(all(page, 'li a').map(textOf).slice(2), ['Le détail']);
  assert.is(links(page).at(-1), 'aide/deux#detail');
  assert.equal(all(page, 'a[aria-current="page"]'), []);
});

test('sections with the word in their heading come first, and an unknown word finds none', () => {
  assert.equal(all(small('un', 'détail'), 'ul[class="guide-found"] a').map(textOf), ['Le détail', 'Un']);
  const page = small('un', '<b>nulle part');
  assert.is(all(page, 'ul[class="guide-found"] li').length, 0);
  assert.match(textOf(page), '« <b>nulle part »');
});

test('a site that cannot be drawn shows it in a plain page', async () => {
  const site = fixtureSite();
  const context = { site, content: undefined, code: bundleInMemory().step, cache: openCache(site) };
  const request = { title: 'Aide & co', description: '', path: '/aide', styles: '/aide.css' };
  const page = parseHtml(await framedGuide(context, request, '<p>Le guide.</p>'));
  assert.equal([...all(page, 'title'), ...all(page, 'h1')].map(textOf), ['Aide & co', 'Aide & co']);
  assert.equal(all(page, 'main p').map(textOf), ['Le guide.']);
  assert.equal(attributes(page, 'head link', 'href'), ['/aide.css']);
});
