import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ParseStep, parse, parseOne } from '../../../build/parse/parse.ts';
import { readContent } from '../../../build/read/read.ts';
import { contentFolder, projectRoot } from '../../support/real-site.ts';
import { parsedOf, placesOf, sourcesOf } from '../../support/sources.ts';

const test = suite('Parsing');

const OPTIONS = { slots: ['calcul'], imageSize: () => ({ width: 40, height: 30 }) };
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
  const { files } = await readContent(projectRoot, contentFolder);
  const { value } = await parse([...sourcesOf({ 'a.md': RICH, 'b.md': '---\n---\n' }), ...files], OPTIONS);
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
  const { value, diagnostics } = await parse(sourcesOf({ 'a.md': RICH, 'b.md': 'Rien', 'c.md': RICH }), OPTIONS);
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
  const known = new Map<string, ReturnType<ParseStep>>();
  const remembering: ParseStep = (source, options) => {
    const outcome = known.get(source.text) ?? parseOne(source, options);
    known.set(source.text, outcome);
    return outcome;
  };
  const { value } = await parse(sourcesOf({ 'a.md': RICH, 'b.md': RICH }), OPTIONS, remembering);
  assert.is(known.size, 1);
  assert.is(value[0], value[1]);
});

test.run();
