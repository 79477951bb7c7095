import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { siteOf } from '../../../../build/content/validate/site.ts';
import { contentTypesOf } from '../../../../build/contract/content-type.ts';
import type { Entries, Entry } from '../../../../build/contract/entry.ts';
import { entriesOf } from '../../../support/sources.ts';

const test = suite('All content by type');

const schema = z.strictObject({ rang: z.int() });

interface Site {
  settings: Entry<z.output<typeof schema>>;
  ranked: Entries<z.output<typeof schema>>;
  named: Entries<z.output<typeof schema>>;
}

const { defineContent } = contentTypesOf<Site>();
const contentTypes = {
  settings: defineContent({ files: 'site.md', single: true, schema }),
  ranked: defineContent({ files: 'rangs/*.md', schema, order: (a, b) => b.data.rang - a.data.rang }),
  named: defineContent({ files: 'noms/*.md', schema }),
};

async function site(...names: string[]): Promise<Site> {
  const texts = Object.fromEntries(names.map((name, index) => [name, `---\nrang: ${index}\n---\n`]));
  return siteOf(contentTypes, await entriesOf(contentTypes, { 'site.md': '---\nrang: 0\n---\n', ...texts })) as Site;
}

const slugs = ({ list }: Entries) => list.map(({ slug }) => slug);

test('a single content type is its entry, any other its entries, even where there are none', async () => {
  const { settings, ranked } = await site();
  assert.is(settings.source, 'content/site.md');
  assert.equal(slugs(ranked), []);
  assert.is(ranked.bySlug('a'), undefined);
});

test("entries stand in their content type's order, or in that of the files", async () => {
  const { ranked, named } = await site('rangs/a.md', 'rangs/b.md', 'rangs/c.md', 'noms/a.md', 'noms/b.md');
  assert.equal(slugs(ranked), ['c', 'b', 'a']);
  assert.equal(slugs(named), ['a', 'b']);
});

test('an entry is found by its slug, in its own content type alone', async () => {
  const { ranked, named } = await site('rangs/a.md', 'noms/b.md');
  assert.is(ranked.bySlug('a')?.source, 'content/rangs/a.md');
  assert.is(named.bySlug('a'), undefined);
  assert.is(ranked.bySlug('constructor'), undefined);
});

test('neighbours are those of the list; there is none beyond its ends, nor of a slug that is not there', async () => {
  const { ranked } = await site('rangs/a.md', 'rangs/b.md', 'rangs/c.md');
  const around = (slug: string) => {
    const { before, after } = ranked.around(slug);
    return [before?.slug, after?.slug];
  };
  assert.equal(around('c'), [undefined, 'b']);
  assert.equal(around('b'), ['c', 'a']);
  assert.equal(around('a'), ['b', undefined]);
  assert.equal(around('x'), [undefined, undefined]);
});

test.run();
