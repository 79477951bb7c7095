import { decodeHTML } from 'entities';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { fixedWordings } from '../../../../build/diagnostics/fixed-wordings.ts';
import { finish } from '../../../../build/pages/render/finish.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { markdownWriter } from '../../../../build/server/dev/guide-page.ts';
import { markdown } from '../../../../src/markdown.ts';
import { all, attributes, one, parseHtml, textOf } from '../../../../test/support/dom.ts';
import { partsOf } from '../../../../test/support/json-schemas.ts';
import { DRAWING, OPTIONS } from '../../../../test/support/markdown.ts';
import { guideContentTypes } from '../../../server/guide/ContentTypeParts.tsx';
import { examplesOf, mistakesOf } from '../../../server/guide/examples.ts';
import { typeWords } from '../../../server/guide/FieldList.tsx';
import { chapterSource } from '../../../server/guide/Guide.tsx';
import { guideBody } from '../../../server/guide/guide-pages.ts';
import { guide, guideChapters } from '../../../words/guide.fr.ts';

const test = suite("The writers' guide");

const site = siteDefinition();
const address = { origin: '', base: '', trailingSlash: false };
const host = contentHost(site);
const contentTypes = guideContentTypes(site.contentTypes, host.schemaOf);
const settings = { marque: 'Une marque' };
const values = { ...settings, 'fait.un-prix': '12 €', 'fait.un-autre': '13 €' };
const built = {
  base: '',
  diagnostics: [],
  texts: [],
  data: new Map(),
  downloads: [],
  variables: { settings, all: values },
};
const slots = Object.values(site.contentTypes).flatMap(({ prose }) => prose?.slots ?? []);
const media = () => ({ missing: true as const });
const write = await markdownWriter({ settings: site.markdown, slots, media }, values);
const html = guideBody({ ...host, built: () => built }, { write, pictures: [], prose: 'texte', workshop: '../' });
const body = parseHtml(html);

test('every field of every content type is told, with its label, its key and its help', () => {
  const terms = all(body, 'dt').map(textOf);
  const text = textOf(body);
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

test('of a field its limits are told, and what holds without it where that is something', () => {
  const text = decodeHTML(html);
  const { types, value } = guide.field;
  assert.is(typeWords({ type: 'string', minLength: 1 }), types.text);
  assert.is(typeWords({ type: 'integer', minimum: 1, maximum: 9 }), `${types.wholeNumber}, ${value(1, 9)}`);
  assert.ok(text.includes(guide.field.otherwise('false')));
  for (const nothing of ['undefined', '[]']) assert.not.ok(text.includes(guide.field.otherwise(nothing)), nothing);
});

test('of the values that files give, one is shown; the settings’ own are all', () => {
  const written = all(body, 'pre').map(textOf).join('\n');
  assert.match(written, '{{marque}}');
  assert.match(written, '{{fait.un-prix}}');
  assert.not.match(written, 'fait.un-autre');
});

test('every content type is told, with where its files lie and where its pages are found', () => {
  for (const { name, contentType } of contentTypes) {
    const [section] = all(body, `section[aria-labelledby="genre-${name.toLowerCase()}"]`);
    assert.ok(section, name);
    const codes = all(section, 'dd code').map(textOf);
    assert.ok(codes.includes(`content/${contentType.files}`), name);
    assert.is(all(section, 'pre').length, contentType.single ? 0 : 1, 'a new file of it, where there may be one');
    if (contentType.path) assert.ok(codes.includes(contentType.path('nom-du-fichier')), name);
  }
});

test('a choice is told with all that may be chosen', () => {
  const codes = new Set(all(body, 'dd code').map(textOf));
  const parts = contentTypes.flatMap(({ schema }) => partsOf(schema));
  const values = parts.flatMap(({ schema }) => schema.enum ?? []).map(String);
  assert.ok(values.length > 0);
  const left = values.filter((value) => !codes.has(value));
  assert.equal(left, []);
});

test('the table of contents names every chapter and content type, and all links of the guide lead somewhere in it', () => {
  const contents = one(body, 'nav');
  assert.ok(all(contents, 'a').length > contentTypes.length);
  const ids = attributes(body, '[id]', 'id');
  assert.is(new Set(ids).size, ids.length, 'an id names one place');
  const anchors = attributes(body, 'a[href^="#"]', 'href').map((href) => href?.slice(1));
  const left = anchors.filter((id) => !ids.includes(id));
  assert.equal(left, []);
});

test('examples show the values of the site', () => {
  assert.match(textOf(body), 'marque : Une marque');
});

test('the slots that pages fill are told with the content types that take them', () => {
  for (const slot of slots) assert.match(textOf(body), `::${slot} : `);
});

test('what diagnostics say to write is shown as it is to be typed, once typography is applied', () => {
  const page = `<!doctype html><html lang="fr"><head><title>Guide</title></head><body>${html}</body></html>`;
  const finished = decodeHTML(finish(page, { address }).html);
  const hints = fixedWordings().map(({ hint }) => hint);
  const quoted = hints.flatMap((hint) => [...hint.matchAll(/« (.+?) »/g)].map(([, written = '']) => written));
  assert.ok(
    quoted.some((written) => written.includes(': ')),
    'one that typography would change',
  );
  const left = quoted.filter((written) => !finished.includes(`<code>${written}</code>`));
  assert.equal(left, []);
});

test('a content type names the fields that it shares with others, where there are any', () => {
  const sharing = all(body, 'section[aria-labelledby^="genre-"] > p')
    .map(textOf)
    .filter((text) => text.startsWith('Champs communs'));
  assert.ok(sharing.length > 0 && sharing.length < contentTypes.length);
  const left = sharing.filter((text) => /: *\.$/.test(text));
  assert.equal(left, []);
});

const PICTURE = '/images/a.png';
const named = { marque: 'Orbite & fils', email: 'a@b.fr' };
const writeExample = await markdownWriter({ ...OPTIONS, media: () => DRAWING }, named);
const examples = examplesOf({ markdown, values: named, picture: PICTURE });

test('every example is sound, and shows what it is there for', () => {
  for (const { title, source, shows } of examples) {
    const { html, diagnostics } = writeExample(source);
    assert.equal(diagnostics, [], title);
    for (const sign of shows) assert.ok(sign && html.includes(sign.replace('&', '&amp;')), `${title}: ${sign}`);
  }
});

test('there is one for each call-out of the site, for its variables, and for its picture where it has one', () => {
  const sources = examples.map(({ source }) => source).join('\n');
  for (const name of Object.keys(markdown.callOuts)) assert.match(sources, `:::${name}[`);
  for (const name of Object.keys(named)) assert.match(sources, `{{${name}}}`);
  assert.match(sources, `](${PICTURE})`);
  const bare = examplesOf({ markdown: { ...markdown, callOuts: {} }, values: {}, picture: undefined });
  assert.is(bare.length, examples.length - Object.keys(markdown.callOuts).length - 2);
  const noCode = examplesOf({
    markdown: { ...markdown, code: { ...markdown.code, languages: [], tokens: [] } },
    values: named,
    picture: PICTURE,
  });
  assert.is(noCode.length, examples.length - 1);
});

test('what the chapters say is sound Markdown', () => {
  for (const [name, text] of Object.entries(guideChapters))
    assert.equal(writeExample(chapterSource('Un titre', 'un-titre', text)).diagnostics, [], name);
});

test('every slip is found by the rule that it is there for, first', () => {
  const mistakes = mistakesOf(writeExample, host.judge);
  assert.ok(mistakes.length > 10);
  for (const { rule, source, diagnostics } of mistakes) assert.is(diagnostics[0]?.rule, rule, source);
});

test('the catalogue gives what always reads the same, each with what to write', () => {
  const wordings = fixedWordings();
  assert.ok(wordings.length > 20);
  for (const { rule, message, hint } of wordings) assert.ok(rule && message && hint, rule);
  assert.is(new Set(wordings.map(({ message }) => message)).size, wordings.length);
});

test.run();
