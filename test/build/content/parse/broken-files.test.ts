import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { entriesOf } from '../../../../build/content/validate/entries.ts';
import { AT_WORK, parsedOf, placesOf, sourcesOf } from '../../../support/sources.ts';

const test = suite('Files that could not be read');

const contentTypes = {
  sheet: {
    files: 'fiches/*.md',
    schema: z.strictObject({ lies: z.array(z.string()) }),
    references: ({ lies }: { lies: string[] }) =>
      lies.map((slug, index) => ({ at: ['lies', index], contentType: 'sheet', slug })),
  },
};

test('are no missing ones to those that refer to them', async () => {
  const texts = { 'fiches/a.md': '---\nlies: [broken, absent]\n---\n' };
  const sources = sourcesOf({ ...texts, 'fiches/broken.md': '' });
  const { diagnostics } = await entriesOf(contentTypes, parsedOf(texts), sources, AT_WORK);
  assert.equal(placesOf(diagnostics), ['error content/fiches/a.md:2:16+6 reference-inconnue']);
});

test.run();
