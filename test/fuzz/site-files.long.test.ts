import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import sharp from 'sharp';
import { runAssetGenerator } from '../../build/assets/generate/generate-assets.ts';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import { hasErrors } from '../../build/contract/diagnostic.ts';
import { fileText } from '../../build/contract/output.ts';
import type { PlanSteps } from '../../build/pages/plan/plan.ts';
import { feedHtml } from '../../build/pages/render/feed-html.ts';
import { typesetText } from '../../build/pages/render/typography/typesetters.ts';
import { assert, suite } from '../suite.ts';
import { all, parseHtml } from '../support/dom.ts';
import { contentFolder } from '../support/real-site.ts';
import { HOSTILE_MARKDOWN, HOSTILE_VALUES } from './hostile.ts';
import { pageMaker } from './page-maker.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Files of a site with hostile values');

/** Characters that could end a line, a field or a document, or reverse a text. */
const SIGNS = [
  ...['\n', '\r\n', '\n\n## Titre\n', '\t', '\u2028', ']](', ') [x](javascript:hacked())', ']]>', '<![CDATA[', '&#0;'],
  ...['\u202e', '\ud83d', '🚀'.repeat(40), 'e\u0301', '%0d%0aX: y', '\\', '"', "'", '`', '*/', '//', 'W'.repeat(90)],
];
const VALUES = [...HOSTILE_VALUES, ...HOSTILE_MARKDOWN, ...SIGNS];
/** A line of front matter that holds a text of several words. */
const FIELD = /^(\s*(?:- )?[\w-]+: )"?([^"[{|>&]\S* .*?)"?$/;

test('feeds, sitemap, llms.txt, manifest, search index and sharing images hold whatever passes, as text', async () => {
  const writing: PlanSteps = { typeset: typesetText, feedHtml: async (...page) => feedHtml(...page) };
  const { files, draw, assetGenerators } = await pageMaker(siteDefinition(contentFolder), writing);
  let passed = 0;
  const cases = await forEachCase(async (random) => {
    const { name, path, text } = random.pick(files);
    const spoilt = withHostileValues(text, random);
    const { others, diagnostics } = await draw(name, spoilt);
    if (hasErrors(diagnostics)) return;
    passed++;
    for (const file of others.files) holdsText(file.path, fileText(file), spoilt);
    const search = others.assets.find(({ generator }) => generator === 'searchIndex');
    const image = others.assets.find(({ generator, source }) => generator === 'sharingImage' && source === path);
    for (const made of [search, image]) {
      const assetGenerator = made && assetGenerators.get(made.generator);
      for (const { output, contents } of assetGenerator ? await runAssetGenerator(assetGenerator, made.input) : [])
        await holdsMade(output, contents, spoilt);
    }
  });
  console.log(`${passed} of ${cases} files stayed sound`);
  assert.ok(cases < 20 || passed > 0, 'some of them are sites like any other');
});

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
