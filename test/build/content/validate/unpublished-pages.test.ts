import { z } from 'zod';
import { validate } from '../../../../build/content/validate/validate.ts';
import type { ContentType, RuleContext } from '../../../../build/contract/content-type.ts';
import { assert, suite } from '../../../suite.ts';
import {
  AT_WORK,
  FOR_VISITORS,
  parsedOf,
  placesOf,
  siteOfContentTypes,
  sourcesOf,
  type Texts,
} from '../../../support/sources.ts';

const test = suite('Entries that are held back');

const schema = z.strictObject({
  titre: z.string(),
  attend: z.boolean().optional(),
  jour: z.iso.date().optional(),
  voir: z.array(z.string()).default([]),
});

const contentTypes: Readonly<Record<string, ContentType>> = {
  settings: { files: 'site.md', single: true, schema: z.strictObject({ titre: z.string() }) },
  note: {
    files: 'notes/*.md',
    schema,
    publication: { draft: 'attend', from: 'jour' },
    prose: { slots: [] },
    path: (slug) => `/notes/${slug}`,
    references: (data) =>
      schema.parse(data).voir.map((slug, index) => ({ at: ['voir', index], contentType: 'note', slug })),
  },
};

const site = {
  ...siteOfContentTypes(contentTypes),
  placeholders: [{ sign: 'À FAIRE', pattern: /À FAIRE/g, rule: 'a-faire', message: () => '', hint: '' }],
};

function note(fields: string, text = ''): string {
  return `---\ntitre: Note\n${fields}---\n${text}`;
}

async function contentOf(notes: Texts, context: RuleContext = FOR_VISITORS) {
  const named = Object.entries(notes).map(([name, text]) => [`notes/${name}.md`, text]);
  const texts: Texts = { 'site.md': '---\ntitre: Site\n---\n', ...Object.fromEntries(named) };
  const { value, diagnostics } = await validate(site, parsedOf(texts), sourcesOf(texts), context);
  return { value, places: placesOf(diagnostics), slugs: value?.entries.map(({ entry }) => entry.slug) };
}

test('are drafts, and those whose day is to come: a day is no longer to come on that day', async () => {
  const { value, slugs } = await contentOf({
    a: note('attend: true\n'),
    b: note('jour: 2025-08-16\n'),
    c: note('jour: 2025-08-15\n'),
    d: note('attend: false\n'),
    e: note('attend: true\njour: 2025-08-16\n'),
  });
  assert.equal(slugs, ['site', 'c', 'd']);
  const [scheduled, ...drafts] = value?.unpublished ?? [];
  assert.equal([scheduled?.path, scheduled?.unpublished], ['/notes/b', { why: 'scheduled', from: '2025-08-16' }]);
  const said = drafts.map(({ path, unpublished: { why } }) => `${path} ${why}`);
  assert.equal(said, ['/notes/a draft', '/notes/e draft']);
});

test('are there for whoever writes, and say that they are', async () => {
  const { value } = await contentOf({ a: note('attend: true\n'), b: note('') }, AT_WORK);
  const said = value?.entries.map(({ entry }) => `${entry.slug} ${entry.unpublished?.why}`);
  assert.equal(said, ['site undefined', 'a draft', 'b undefined']);
});

test('drafts in a file that is broken elsewhere do not stop publication', async () => {
  const broken = note('attend: true\nautre: 1\nvoir: [nulle-part]\n', '\n{{inconnue}} À FAIRE\n');
  assert.equal((await contentOf({ a: broken })).places, ['warning content/notes/a.md:4:1+5 cle-inconnue']);
  assert.equal((await contentOf({ a: broken }, AT_WORK)).places, ['error content/notes/a.md:4:1+5 cle-inconnue']);
  const loose = note('attend: true\n', '\n{{inconnue}} À FAIRE\n');
  assert.equal((await contentOf({ a: loose })).places, ['warning content/notes/a.md:6:1+12 variable-inconnue']);
  assert.equal((await contentOf({ a: broken })).value?.unpublished.length, 1, 'it is named all the same');
});

test('keep their errors where they will be published by themselves; what is no yes is an error', async () => {
  const scheduled = await contentOf({ a: note('jour: 2025-09-01\nautre: 1\n', '\n') });
  assert.equal(scheduled.places, ['error content/notes/a.md:4:1+5 cle-inconnue']);
  const { places } = await contentOf({ a: note('attend: "true"\n') });
  assert.equal(places, ['error content/notes/a.md:3:9+6 type-invalide']);
});
