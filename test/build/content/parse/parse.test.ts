import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../../../build/content/parse/parse.ts';
import { readContent } from '../../../../build/content/read/read.ts';
import { DRAWING, OPTIONS } from '../../../support/markdown.ts';
import { contentFolder, projectRoot } from '../../../support/real-site.ts';
import { parsedOf, placesOf, sourcesOf } from '../../../support/sources.ts';

const test = suite('Parsing');

const WITH_SLOT = { ...OPTIONS, slots: ['calcul'], media: () => DRAWING };
const RICH = `---
titre: Un
ordre: 3
tags: [a, "2"]
vide:
---

## Titre {#ici}

Bonjour **{{marque}}**, [ici](/ici "Là") et ![une image](/a.png).[^1]

::calcul

| a | b |
|---|--:|
| 1 | 2 |

[^1]: Une note.
`;

test('what it gives is plain data: written as JSON and read again it is the same', async () => {
  const { value: files } = readContent(projectRoot, contentFolder);
  const { value } = await parse([...sourcesOf({ 'a.md': RICH, 'b.md': '---\n---\n' }), ...files], WITH_SLOT);
  assert.is(value.length, files.length + 2);
  for (const parsed of value) assert.equal(JSON.parse(JSON.stringify(parsed)), parsed);
});

test('places count from the start of the file', () => {
  const [file] = parsedOf({ 'a.md': '---\ntitre: Un\n---\n\n{{a}}\n\n[x](/y)\n' });
  assert.equal(file?.textStart, { line: 5, column: 1 });
  assert.equal(file?.variables, [{ name: 'a', line: 5, column: 1, length: 5 }]);
  assert.equal(file?.links, [{ href: '/y', line: 7, column: 1, length: 7 }]);
});

test('a file that cannot be taken apart is left out and named; the others stay, in their order', async () => {
  const { value, diagnostics } = await parse(sourcesOf({ 'a.md': RICH, 'b.md': 'Rien', 'c.md': RICH }), WITH_SLOT);
  assert.equal(
    value.map(({ name, path }) => [name, path]),
    [
      ['a.md', 'content/a.md'],
      ['c.md', 'content/c.md'],
    ],
  );
  assert.equal(placesOf(diagnostics), ['error content/b.md:1:1+4 front-matter-absent']);
});

test('the step of one file can be one that remembers', async () => {
  let parsed = 0;
  const { value } = await parse(sourcesOf({ 'a.md': RICH, 'b.md': RICH }), WITH_SLOT, (step) => {
    const known = new Map<string, ReturnType<typeof step>>();
    return (source, options) => {
      const outcome = known.get(source.text) ?? step(source, options);
      if (!known.has(source.text)) parsed++;
      known.set(source.text, outcome);
      return outcome;
    };
  });
  assert.is(parsed, 1);
  assert.is(value[0], value[1]);
});

test('what is remembered is asked of no parser', async () => {
  const { value, diagnostics } = await parse(sourcesOf({ 'a.md': 'Rien' }), WITH_SLOT, () => {
    return async () => ({ value: undefined, diagnostics: [] });
  });
  assert.equal([value, diagnostics], [[], []]);
});

test.run();
