import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { writtenOutNumbers } from '../../../../build/content/validate/written-out-numbers.ts';
import { entriesOf } from '../../../support/sources.ts';

const test = suite('Numbers written out');

const contentTypes = { page: { files: '*.md', schema: z.strictObject({ titre: z.string() }) } };
const VALUES = { marque: 'Orbite', telephone: '04 65 71 20 25' };

/** What is underlined of a page, as it is written, and what is offered instead. */
async function found(title: string, body: string, values: Readonly<Record<string, string>> = VALUES) {
  const text = `---\ntitre: ${title}\n---\n\n${body}\n`;
  const lines = text.split('\n');
  const diagnostics = await writtenOutNumbers(await entriesOf(contentTypes, { 'a.md': text }), values);
  return diagnostics.map(({ line, column, length = 0, fix }) => [lines[line - 1]?.substr(column - 1, length), fix]);
}

test('the number of the settings is found in whatever form, in fields, links and tables, and its name is offered', async () => {
  const forms = [
    '04 65 71 20 25',
    '04\u00a065\u00a071\u00a020\u00a025',
    '0465712025',
    '04.65.71.20.25',
    '+33 4 65 71 20 25',
    '+33 (0)4-65-71-20-25',
  ];
  for (const form of forms) assert.equal(await found('Un titre', `Au ${form}.`), [[form, '{{telephone}}']], form);
  const body = '- [04 65 71 20 25](/contact)\n\n| Un |\n|---|\n| 0465712025 |';
  const actual = (await found('"Appelez le 04 65 71 20 25"', body)).map(([written]) => written);
  assert.equal(actual, ['04 65 71 20 25', '04 65 71 20 25', '0465712025']);
  const abroad = { telephone: '+32 2 123 45 67' };
  assert.equal(await found('Un titre', 'Au +32 2 123 45 67.', abroad), [['+32 2 123 45 67', '{{telephone}}']]);
});

test('other numbers, code, addresses and values that are no telephone number stay as they are', async () => {
  const body = [
    'Au 04 65 71 20 26, au {{telephone}}, pour Orbite, n° 104 65 71 20 25, 04 65 71 20 255.',
    '`04 65 71 20 25`',
    '[Appeler](tel:+33465712025)',
    '```\n04 65 71 20 25\n```',
  ].join('\n\n');
  assert.equal(await found('Un titre', body), []);
});

test.run();
