import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import { placesOf, validated } from '../../../support/sources.ts';

const test = suite('Fields that no two entries share');

const schema = z.strictObject({ ordre: z.int().optional(), nom: z.string().optional() });
const contentTypes: Record<string, ContentType> = {
  service: { files: 'services/*.md', schema, unique: ['ordre', 'nom'] },
  study: { files: 'cas/*.md', schema, unique: ['ordre'] },
  free: { files: 'libre/*.md', schema },
};

async function check(texts: Record<string, string>) {
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `---\n${text}\n---\n`]));
  return (await validated(contentTypes, files)).diagnostics;
}

test('entries of one rank are named from the second on, with the first and a rank that is free', async () => {
  const found = await check({
    'services/a.md': 'ordre: 2',
    'services/b.md': 'ordre: 9',
    'services/c.md': 'nom: x\nordre: 2',
    'services/d.md': 'ordre: 2',
  });
  assert.equal(placesOf(found), [
    'warning content/services/c.md:3:8+1 valeur-en-double',
    'warning content/services/d.md:2:8+1 valeur-en-double',
  ]);
  assert.match(found[0]?.message ?? '', /« ordre: 2 ».*content\/services\/a\.md/);
  assert.match(found[0]?.hint ?? '', '« ordre: 10 »');
});

test('each field and each content type counts for itself, and a field that is not there not at all', async () => {
  assert.equal(await check({ 'services/a.md': 'ordre: 1', 'cas/a.md': 'ordre: 1' }), []);
  assert.equal(await check({ 'services/a.md': 'nom: x', 'services/b.md': 'nom: y' }), []);
  assert.equal(await check({ 'cas/a.md': 'nom: x\nordre: 1', 'cas/b.md': 'nom: x\nordre: 2' }), []);
  assert.equal(await check({ 'libre/a.md': 'ordre: 1', 'libre/b.md': 'ordre: 1' }), []);
});

test('a name is no number: no free one is proposed', async () => {
  const found = await check({ 'services/a.md': 'ordre: 1\nnom: x', 'services/b.md': 'ordre: 2\nnom: x' });
  assert.equal(placesOf(found), ['warning content/services/b.md:3:6+1 valeur-en-double']);
  assert.not.match(found[0]?.hint ?? '', '«');
});

test.run();
