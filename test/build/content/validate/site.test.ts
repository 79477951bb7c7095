import { z } from 'zod';
import { parse } from '../../../../build/content/parse/parse.ts';
import { entriesOf as entriesWith } from '../../../../build/content/validate/entries.ts';
import { checkProse } from '../../../../build/content/validate/text-checks.ts';
import { siteOf } from '../../../../build/content/validate/validate.ts';
import { type ContentType, contentTypesOf } from '../../../../build/contract/content-type.ts';
import { slotNames } from '../../../../build/contract/content-type-matcher.ts';
import type { Entries, Entry } from '../../../../build/contract/entry.ts';
import { assert, suite } from '../../../suite.ts';
import { OPTIONS } from '../../../support/markdown.ts';
import { AT_WORK, entriesOf, placesOf, sourcesOf, type Texts, validated } from '../../../support/sources.ts';

const test = suite('Content by type');

const schema = z.strictObject({ rang: z.int() });

const { defineContent } = contentTypesOf<Site>();
const contentTypes = {
  settings: defineContent({ files: 'site.md', single: true, schema }),
  ranked: defineContent({ files: 'rangs/*.md', schema, order: (a, b) => b.data.rang - a.data.rang }),
  named: defineContent({ files: 'noms/*.md', schema }),
};

const slugs = ({ list }: Entries) => list.map(({ slug }) => slug);

test('a single content type is its entry; any other is its entries by slug, even if none', async () => {
  const empty = await site();
  assert.is(empty.settings.source, 'content/site.md');
  assert.equal(slugs(empty.ranked), []);
  const { ranked, named } = await site('rangs/a.md', 'noms/b.md');
  assert.is(ranked.bySlug('a')?.source, 'content/rangs/a.md');
  for (const none of [empty.ranked.bySlug('a'), named.bySlug('a'), ranked.bySlug('constructor')])
    assert.is(none, undefined);
});

test("entries have their content type's order or that of files, which gives their neighbours", async () => {
  const { ranked, named } = await site('rangs/a.md', 'rangs/b.md', 'rangs/c.md', 'noms/a.md', 'noms/b.md');
  assert.equal([...slugs(ranked), ...slugs(named)], ['c', 'b', 'a', 'a', 'b']);
  const neighbours = { c: [undefined, 'b'], b: ['c', 'a'], a: ['b', undefined], x: [undefined, undefined] };
  for (const [slug, around] of Object.entries(neighbours)) {
    const { before, after } = ranked.around(slug);
    assert.equal([before?.slug, after?.slug], around, slug);
  }
});

const rank = z.strictObject({ ordre: z.int().optional(), nom: z.string().optional() });
const rankedTypes: Record<string, ContentType> = {
  service: { files: 'services/*.md', schema: rank, unique: ['ordre', 'nom'] },
  study: { files: 'cas/*.md', schema: rank, unique: ['ordre'] },
  free: { files: 'libre/*.md', schema: rank },
};

test('entries of one rank are named from the second on, with the first and a rank that is free', async () => {
  const texts = { a: 'ordre: 2', b: 'ordre: 9', c: 'nom: x\nordre: 2', d: 'ordre: 2' };
  const named = Object.entries(texts).map(([name, text]) => [`services/${name}.md`, text]);
  const found = await doublesIn(Object.fromEntries(named));
  assert.equal(placesOf(found), [
    'warning content/services/c.md:3:8+1 valeur-en-double',
    'warning content/services/d.md:2:8+1 valeur-en-double',
  ]);
  assert.match(found[0]?.message ?? '', /« ordre: 2 ».*content\/services\/a\.md/);
  assert.match(found[0]?.hint ?? '', '« ordre: 10 »');
});

test('each field and each content type counts for itself, and a field that is not there not at all', async () => {
  assert.equal(await doublesIn({ 'services/a.md': 'ordre: 1', 'cas/a.md': 'ordre: 1' }), []);
  assert.equal(await doublesIn({ 'services/a.md': 'nom: x', 'services/b.md': 'nom: y' }), []);
  assert.equal(await doublesIn({ 'cas/a.md': 'nom: x\nordre: 1', 'cas/b.md': 'nom: x\nordre: 2' }), []);
  assert.equal(await doublesIn({ 'libre/a.md': 'ordre: 1', 'libre/b.md': 'ordre: 1' }), []);
});

test('a name is no number: no free one is proposed', async () => {
  const found = await doublesIn({ 'services/a.md': 'ordre: 1\nnom: x', 'services/b.md': 'ordre: 2\nnom: x' });
  assert.equal(placesOf(found), ['warning content/services/b.md:3:6+1 valeur-en-double']);
  assert.not.match(found[0]?.hint ?? '', '«');
});

const titled = z.strictObject({ titre: z.string() });
const textTypes = {
  article: { files: 'blog/*.md', schema: titled, prose: { slots: ['calcul', 'carte'] } },
  text: { files: 'pages/*.md', schema: titled, prose: { slots: ['carte'] } },
  list: { files: 'listes/*.md', schema: titled },
};

test('refuses a slot on a page without its place, and names the types that have one', async () => {
  const diagnostics = await check({ 'blog/a.md': '::calcul\n\n::carte', 'pages/b.md': 'Un\n\n::carte\n\n::calcul' });
  assert.equal(placesOf(diagnostics), ['error content/pages/b.md:9:1+8 bloc-sans-place']);
  assert.match(diagnostics[0]?.hint ?? '', 'blog/*.md');
  assert.not.match(diagnostics[0]?.hint ?? '', 'pages/');
  assert.equal(slotNames(textTypes), ['calcul', 'carte']);
});

test('refuses a text that no page shows, where it begins, never a comment', async () => {
  const diagnostics = await check({ 'listes/a.md': '<!-- Un -->\n\n- Deux', 'listes/b.md': '<!-- Rien -->' });
  assert.equal(placesOf(diagnostics), ['error content/listes/a.md:7:1+1 texte-sans-place']);
});

interface Site {
  settings: Entry<z.output<typeof schema>>;
  ranked: Entries<z.output<typeof schema>>;
  named: Entries<z.output<typeof schema>>;
}

async function site(...names: string[]): Promise<Site> {
  const texts = Object.fromEntries(names.map((name, index) => [name, `---\nrang: ${index}\n---\n`]));
  return siteOf(contentTypes, await entriesOf(contentTypes, { 'site.md': '---\nrang: 0\n---\n', ...texts })) as Site;
}

async function doublesIn(texts: Record<string, string>) {
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `---\n${text}\n---\n`]));
  return (await validated(rankedTypes, files)).diagnostics;
}

/** Files whose text starts on line 5. */
async function check(texts: Texts) {
  const options = { ...OPTIONS, slots: slotNames(textTypes) };
  const files = Object.entries(texts).map(([name, body]) => [name, `---\ntitre: Un\n---\n\n${body}\n`]);
  const sources = sourcesOf(Object.fromEntries(files));
  const parsed = await parse(sources, options);
  assert.equal(parsed.diagnostics, []);
  return checkProse(textTypes, (await entriesWith(textTypes, parsed.value, sources, AT_WORK)).value);
}
