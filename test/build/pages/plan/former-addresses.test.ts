import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import type { Entries } from '../../../../build/contract/entry.ts';
import { plan } from '../../../../build/pages/plan/plan.ts';
import { AS_WRITTEN } from '../../../support/planned-site.ts';
import { allPublished, entriesOf, placesOf } from '../../../support/sources.ts';

const test = suite('Former addresses');

const schema = z.strictObject({ titre: z.string(), avant: z.array(z.string()).default([]) });

const contentTypes: Record<string, ContentType> = {
  page: { files: '*.md', schema, props: ({ slug }) => ({ slug }), path: (slug) => `/${slug}` },
  moved: {
    pages: (site) =>
      (site as { page: Entries<z.output<typeof schema>> }).page.list.flatMap(({ path, source, data }) =>
        data.avant.map((former, index) => ({ path: former, leadsTo: path, source, at: ['avant', index], props: {} })),
      ),
  },
};

const settings = { address: { origin: 'https://exemple.test', base: '', trailingSlash: false }, variables: {} };

/** The plan of pages by name, each with its former addresses, beside files. */
async function planned(pages: Readonly<Record<string, readonly string[]>>, copied: readonly string[] = []) {
  const texts = Object.entries(pages).map(([name, former]) => {
    const lines = former.map((path) => `  - ${path}\n`).join('');
    return [`${name}.md`, `---\ntitre: ${name}\navant:${former.length > 0 ? `\n${lines}` : ' []\n'}---\n`];
  });
  const entries = await entriesOf(contentTypes, Object.fromEntries(texts));
  const files = () => [{ output: 'carte.xml', contents: '' }];
  const outcome = await plan(
    { contentTypes, files },
    allPublished(contentTypes, entries, settings),
    AS_WRITTEN,
    copied,
  );
  const messages = outcome.diagnostics.map(({ message }) => message).join();
  return { pages: outcome.value.pages, places: placesOf(outcome.diagnostics), messages };
}

test('are pages that say where they lead, written as indexes of folders whatever their names end in', async () => {
  const { pages, places } = await planned({ tarifs: ['/prix', '/vieux/prix.html', '/réalisations'] });
  assert.equal(places, []);
  assert.equal(
    pages.map(({ path, output, leadsTo }) => [path, output, leadsTo]),
    [
      ['/prix', 'prix/index.html', '/tarifs'],
      ['/réalisations', 'réalisations/index.html', '/tarifs'],
      ['/tarifs', 'tarifs/index.html', undefined],
      ['/vieux/prix.html', 'vieux/prix.html/index.html', '/tarifs'],
    ],
  );
});

test('that a page has, whatever their case, or that lead to themselves, are named where they stand', async () => {
  const { places, messages } = await planned({ tarifs: ['/prix', '/Contact'], contact: ['/contact'] });
  assert.equal(places.sort(), [
    'error content/contact.md:4:5+8 ancienne-adresse-en-boucle',
    'error content/tarifs.md:5:5+8 ancienne-adresse-prise',
  ]);
  assert.match(messages, 'content/contact.md');
});

test('that two pages want, or one wants twice, are named at the later one', async () => {
  const { places, messages } = await planned({ b: ['/x', '/y', '/y'], a: ['/x'] });
  assert.equal(places.sort(), [
    'error content/a.md:4:5+2 ancienne-adresse-en-double',
    'error content/b.md:6:5+2 ancienne-adresse-en-double',
  ]);
  assert.match(messages, 'content/b.md');
});

test('that would lie in the place of a file, or below one, are named', async () => {
  const { places, messages } = await planned({ a: ['/carte.xml', '/images/photo.jpg/x', '/images'] }, [
    'images/photo.jpg',
  ]);
  assert.equal(places, [
    'error content/a.md:4:5+10 ancienne-adresse-prise',
    'error content/a.md:5:5+19 ancienne-adresse-prise',
  ]);
  assert.match(messages, 'images/photo.jpg');
});

test('that lead to a former address are named', async () => {
  const chain: typeof contentTypes = {
    ...contentTypes,
    other: { pages: () => [{ path: '/z', leadsTo: '/x', props: {} }] },
  };
  const entries = await entriesOf(chain, { 'a.md': '---\ntitre: a\navant: [/x]\n---\n' });
  const { diagnostics } = await plan({ contentTypes: chain }, allPublished(chain, entries, settings), AS_WRITTEN);
  assert.equal(placesOf(diagnostics), ['error z/index.html:1:1+1 ancienne-adresse-en-chaine']);
});

test.run();
