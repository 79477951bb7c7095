import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { guideChapters } from '../../../../build/diagnostics/messages/workshop-guide-chapters.fr.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { markdownWriter } from '../../../../build/server/dev/markdown-writer.ts';
import { fixedWordings } from '../../../../build/workshop/guide/catalogue.ts';
import { examplesOf } from '../../../../build/workshop/guide/examples.ts';
import { chapterSource } from '../../../../build/workshop/guide/Guide.tsx';
import { mistakesOf } from '../../../../build/workshop/guide/mistakes.ts';
import { markdown } from '../../../../src/markdown.ts';
import { DRAWING, OPTIONS } from '../../../support/markdown.ts';

const test = suite("The guide's examples");

const PICTURE = '/images/a.png';
const values = { marque: 'Orbite & fils', email: 'a@b.fr' };
const write = await markdownWriter({ ...OPTIONS, media: () => DRAWING }, values);
const examples = examplesOf({ markdown, values, picture: PICTURE });

test('every example is sound, and shows what it is there for', () => {
  for (const { title, source, shows } of examples) {
    const { html, diagnostics } = write(source);
    assert.equal(diagnostics, [], title);
    for (const sign of shows) assert.ok(sign && html.includes(sign.replace('&', '&amp;')), `${title}: ${sign}`);
  }
});

test('there is one for each call-out of the site, for its variables, and for its picture where it has one', () => {
  const sources = examples.map(({ source }) => source).join('\n');
  for (const name of Object.keys(markdown.callOuts)) assert.match(sources, `:::${name}[`);
  for (const name of Object.keys(values)) assert.match(sources, `{{${name}}}`);
  assert.match(sources, `](${PICTURE})`);
  const bare = examplesOf({ markdown: { ...markdown, callOuts: {} }, values: {}, picture: undefined });
  assert.is(bare.length, examples.length - Object.keys(markdown.callOuts).length - 2);
  const noCode = examplesOf({
    markdown: { ...markdown, code: { languages: [], tokens: [] } },
    values,
    picture: PICTURE,
  });
  assert.is(noCode.length, examples.length - 1);
});

test('what the chapters say is sound Markdown', () => {
  for (const [name, text] of Object.entries(guideChapters))
    assert.equal(write(chapterSource('Un titre', 'un-titre', text)).diagnostics, [], name);
});

test('every slip is found by the rule that it is there for, first', () => {
  const mistakes = mistakesOf(write, contentHost(siteDefinition()).judge);
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
