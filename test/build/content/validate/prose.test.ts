import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { parse } from '../../../../build/content/parse/parse.ts';
import { entriesOf } from '../../../../build/content/validate/entries.ts';
import { checkProse } from '../../../../build/content/validate/prose.ts';
import { slotsOf } from '../../../../build/contract/slots.ts';
import { OPTIONS } from '../../../support/markdown.ts';
import { AT_WORK, placesOf, sourcesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Texts and the pages that show them');

const schema = z.strictObject({ titre: z.string() });
const contentTypes = {
  article: { files: 'blog/*.md', schema, prose: { slots: ['calcul', 'carte'] } },
  text: { files: 'pages/*.md', schema, prose: { slots: ['carte'] } },
  list: { files: 'listes/*.md', schema },
};

/** Files whose text starts on line 5. */
async function check(texts: Texts) {
  const options = { ...OPTIONS, slots: slotsOf(contentTypes) };
  const files = Object.entries(texts).map(([name, body]) => [name, `---\ntitre: Un\n---\n\n${body}\n`]);
  const sources = sourcesOf(Object.fromEntries(files));
  const parsed = await parse(sources, options);
  assert.equal(parsed.diagnostics, []);
  return checkProse(contentTypes, (await entriesOf(contentTypes, parsed.value, sources, AT_WORK)).value);
}

test('refuses a slot on a page that has no place for it, and says which have', async () => {
  const diagnostics = await check({ 'blog/a.md': '::calcul\n\n::carte', 'pages/b.md': 'Un\n\n::carte\n\n::calcul' });
  assert.equal(placesOf(diagnostics), ['error content/pages/b.md:9:1+8 bloc-sans-place']);
  assert.match(diagnostics[0]?.hint ?? '', 'blog/*.md');
  assert.not.match(diagnostics[0]?.hint ?? '', 'pages/');
});

test('refuses a text that no page shows, where it begins, never a comment', async () => {
  assert.equal(placesOf(await check({ 'listes/a.md': '<!-- Un -->\n\n- Deux', 'listes/b.md': '<!-- Rien -->' })), [
    'error content/listes/a.md:7:1+1 texte-sans-place',
  ]);
});

test('knows the slots of all content types, each once', () => {
  assert.equal(slotsOf(contentTypes), ['calcul', 'carte']);
});

test.run();
