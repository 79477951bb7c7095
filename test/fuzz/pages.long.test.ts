import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import sharp from 'sharp';
import { runAssetGenerator } from '../../build/assets/generate/generate-assets.ts';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import { forbiddenCharacters } from '../../build/content/parse/characters.ts';
import { type Diagnostic, hasErrors } from '../../build/contract/diagnostic.ts';
import { fileText } from '../../build/contract/output.ts';
import type { PlanSteps } from '../../build/pages/plan/plan.ts';
import { feedHtml } from '../../build/pages/render/feed-html.ts';
import { typesetText } from '../../build/pages/render/typography/typesetters.ts';
import { assert, suite } from '../suite.ts';
import { all, type Document, pageText, parseHtml } from '../support/dom.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';
import { once } from '../support/once.ts';
import { contentFolder } from '../support/real-site.ts';
import { placesOf } from '../support/sources.ts';
import { HOSTILE_MARKDOWN, HOSTILE_VALUES } from './hostile.ts';
import { mutate } from './mutations.ts';
import { type Drawn, type PageMaker, pageMaker } from './page-maker.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Texts that nobody should write');

const fixture = once(() => pageMaker(fixtureSite()));
/** Sets and prints texts as a build does. */
const STEPS: PlanSteps = { typeset: typesetText, feedHtml: async (...page) => feedHtml(...page) };
const real = once(() => pageMaker(siteDefinition(contentFolder), STEPS));

const SOUND = textPage(
  'Titre',
  'Un *texte* avec [un lien](/), `du code`.\n\n- un\n- deux\n\n> trois\n\n| a |\n|-|\n| b |',
);

test('pieces of real texts, spoilt at random, become a page or diagnostics, never anything else', async () => {
  const [{ files }, { draw }] = [await real(), await fixture()];
  const scripts = await scriptsOfSound(draw);
  let published = 0;
  const cases = await forEachCase(async (random) => {
    const { text } = random.pick(files);
    const body = text.slice(text.indexOf('\n---\n') + 5);
    const at = random.below(Math.max(1, body.length - 1500));
    const spoilt = mutate(textPage('Un titre', body.slice(at, at + 1500)), random);
    const drawn = await draw('pages/x.md', spoilt);
    hold('pages/x.md', spoilt, drawn, scripts);
    if (!hasErrors(drawn.diagnostics)) published++;
  }, 50);
  assert.ok(cases < 50 || (published > 0 && published < cases), `${published} of ${cases} texts stayed sound`);
});

test('real files spoilt at random become a page or diagnostics, and all outputs hold valid text', async () => {
  const { files, draw, assetGenerators } = await real();
  let passed = 0;
  const cases = await forEachCase(async (random) => {
    const { name, path, text } = random.pick(files);
    const scripts = new Set((await draw(name, text)).pages.flatMap(({ file }) => [...scriptsOf(fileText(file))]));
    const spoilt = random.pick([mutate, withHostileValues])(text, random);
    const drawn = await draw(name, spoilt);
    hold(name, spoilt, drawn, scripts);
    if (hasErrors(drawn.diagnostics)) return;
    passed++;
    const { files: others, assets } = drawn.others;
    for (const file of others) holdsText(file.path, fileText(file), spoilt);
    const search = assets.find(({ generator }) => generator === 'searchIndex');
    const image = assets.find(({ generator, source }) => generator === 'sharingImage' && source === path);
    for (const made of [search, image]) {
      const assetGenerator = made && assetGenerators.get(made.generator);
      for (const { output, contents } of assetGenerator ? await runAssetGenerator(assetGenerator, made.input) : [])
        await holdsMade(output, contents, spoilt);
    }
  }, 30);
  assert.ok(cases < 20 || passed > 0, `${passed} of ${cases} files stayed sound`);
});

async function scriptsOfSound(draw: PageMaker['draw']): Promise<Set<string>> {
  const { pages, diagnostics } = await draw('pages/x.md', SOUND);
  assert.equal(placesOf(diagnostics), [], 'what the tests start from is sound');
  return scriptsOf(pageText(pages[0]));
}

/** A page without an error is harmless; every diagnostic is French and stands in the file. */
function hold(name: string, text: string, { pages, diagnostics }: Drawn, scripts: ReadonlySet<string>): void {
  if (!hasErrors(diagnostics)) {
    for (const { file } of pages) assert.equal(dangersOf(fileText(file), scripts).join(', '), '');
  }
  const lines = text.split('\n');
  for (const diagnostic of diagnostics) {
    const said = `${placesOf([diagnostic])} ${diagnostic.message} ${diagnostic.hint}`;
    assert.ok(saysWhat(diagnostic), said);
    assert.ok(diagnostic.file !== `content/${name}` || standsIn(lines, diagnostic), said);
  }
}

const ENGLISH = /\b(?:must|should|unexpected|expected|invalid (?:input|string|option)|undefined|stack|cannot read)\b/i;

function saysWhat({ message, hint, rule }: Diagnostic): boolean {
  const own = message.replace(/«.*?»/gs, '');
  return own.trim() !== '' && hint.trim() !== '' && rule !== 'rendu-impossible' && !ENGLISH.test(own);
}

function standsIn(lines: readonly string[], { line, column }: Diagnostic): boolean {
  return line >= 1 && column >= 1 && line <= lines.length && column <= (lines[line - 1]?.length ?? 0) + 1;
}

/** Names the parts of a page that could run or load anything the site did not write; a published page has none. */
function dangersOf(html: string, scripts: ReadonlySet<string>): string[] {
  const page = parseHtml(html);
  return [
    ...elements(page, scripts),
    ...attributes(page),
    ...forbiddenCharacters(html).map(({ name }) => `the character ${name}`),
  ];
}

/** The scripts that a sound page holds: their text, or the address they come from. */
function scriptsOf(html: string): Set<string> {
  return new Set(scriptsIn(parseHtml(html)));
}

function scriptsIn(page: Document): string[] {
  const executed = all(page, 'script').filter(({ attribs }) => attribs.type !== 'application/ld+json');
  return executed.map(({ attribs, children: [text] }) => attribs.src ?? (text && 'data' in text ? text.data : ''));
}

function elements(page: Document, scripts: ReadonlySet<string>): string[] {
  const foreign = ['iframe', 'object', 'embed', 'base', 'frame'].filter((name) => all(page, name).length > 0);
  const refreshes = all(page, 'meta').filter(({ attribs }) => attribs['http-equiv'] === 'refresh');
  const strange = scriptsIn(page).filter((script) => !scripts.has(script));
  return [
    ...foreign,
    ...refreshes.map(() => 'a refresh'),
    ...strange.map((script) => `the script ${script.slice(0, 80)}`),
  ];
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|[/#](?![/\\])|#?$)/;
const OWN_FILE = /^\/(?![/\\])/;

function attributes(page: Document): string[] {
  return all(page, '*').flatMap(({ name, attribs }) =>
    Object.entries(attribs).flatMap(([attribute, value]) => {
      const said = [`<${name} ${attribute}="${value.slice(0, 80)}">`];
      if (/^on|^style$|^srcdoc$|^formaction$/.test(attribute)) return said;
      if (attribute === 'href' && name === 'a') return SAFE_LINK.test(value) ? [] : said;
      if (attribute === 'src') return OWN_FILE.test(value) ? [] : said;
      return [];
    }),
  );
}

/** Characters that could end a line, a field or a document, or reverse a text. */
const SIGNS = [
  ...['\n', '\r\n', '\n\n## Titre\n', '\t', '\u2028', ']](', ') [x](javascript:hacked())', ']]>', '<![CDATA[', '&#0;'],
  ...['\u202e', '\ud83d', '🚀'.repeat(40), 'e\u0301', '%0d%0aX: y', '\\', '"', "'", '`', '*/', '//', 'W'.repeat(90)],
];
const VALUES = [...HOSTILE_VALUES, ...HOSTILE_MARKDOWN, ...SIGNS];
/** A line of front matter that holds a text of several words. */
const FIELD = /^(\s*(?:- )?[\w-]+: )"?([^"[{|>&]\S* .*?)"?$/;

/** One to three texts of a front matter, with something hostile in them or in their place. */
function withHostileValues(text: string, random: Random): string {
  const end = text.indexOf('\n---', 4);
  const lines = text.slice(0, end).split('\n');
  const fields = lines.flatMap((line, index) => (FIELD.test(line) ? index : []));
  for (let left = 1 + random.below(3); left > 0 && fields.length > 0; left--) {
    const index = random.pick(fields);
    const value = random.pick(VALUES);
    lines[index] = (lines[index] ?? '').replace(FIELD, (_line, key, old) => {
      const at = random.below(old.length + 1);
      return key + JSON.stringify(random.below(3) === 0 ? value : old.slice(0, at) + value + old.slice(at));
    });
  }
  return lines.join('\n') + text.slice(end);
}

/** A file is what its format says, and no value has added a line, an element or a script to it. */
function holdsText(path: string, text: string, source: string): void {
  if (path.endsWith('.xml')) assert.is(XMLValidator.validate(text), true, `${path}\n${source}`);
  if (/json$|webmanifest$/.test(path)) assert.type(JSON.parse(text), 'object', source);
  if (/^sitemap/.test(path))
    for (const { loc } of [new XMLParser({ parseTagValue: false }).parse(text).urlset?.url ?? []].flat())
      assert.is(new URL(loc).href, loc, source);
  if (path.endsWith('atom.xml'))
    for (const { content } of parseAtomFeed(text).entries ?? []) holdsHtml(content?.value, source);
  if (path.endsWith('feed.json'))
    for (const { content_html } of parseJsonFeed(text).items ?? []) holdsHtml(content_html, source);
  if (path === 'llms.txt')
    for (const line of text.split('\n'))
      assert.match(line, /^(?:$|# |## |> |- \[.*\]\(https:\S+\): |Chaque page)/, source);
  if (path.endsWith('security.txt'))
    for (const line of text.trim().split('\n'))
      assert.match(line, /^(?:Contact|Expires|Preferred-Languages|Canonical): \S/);
}

function holdsHtml(html: string | undefined, source: string): void {
  const page = parseHtml(html ?? '');
  assert.is(all(page, 'script').length + all(page, 'iframe').length, 0, source);
  for (const { attribs } of all(page, '*')) {
    const left = Object.keys(attribs).filter((name) => name.startsWith('on'));
    assert.equal(left, [], source);
    assert.not.match(attribs.href ?? '', /^\s*(?:javascript|data|vbscript):/i, source);
  }
}

async function holdsMade(path: string, contents: string | Uint8Array, source: string): Promise<void> {
  if (path.endsWith('.json')) assert.type(JSON.parse(String(contents)), 'object', source);
  if (!path.endsWith('.png')) return;
  const { width, height } = await sharp(Buffer.from(contents)).metadata();
  assert.equal([width, height], [1200, 630], source);
}
