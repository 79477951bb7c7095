import { z } from 'zod';
import { parse } from '../../../../build/content/parse/parse.ts';
import { parseFile } from '../../../../build/content/parse/parse-file.ts';
import { readContent } from '../../../../build/content/read/read.ts';
import { entriesOf } from '../../../../build/content/validate/entries.ts';
import { assert, suite } from '../../../suite.ts';
import { DRAWING, OPTIONS } from '../../../support/markdown.ts';
import { contentFolder, projectRoot } from '../../../support/real-site.ts';
import { AT_WORK, parsedOf, placesOf, sourcesOf } from '../../../support/sources.ts';

const test = suite('Parsing, and the limits of a text');

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
  assert.is(value.map(({ name, path }) => `${name} ${path}`).join(), 'a.md content/a.md,c.md content/c.md');
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

const HEAD = '---\na: 1\n---\n\nUn texte.\n\n';

test('what would keep a parser busy is refused where it stands, before it is parsed', () => {
  const refused: Readonly<Record<string, string>> = {
    [`${HEAD}un\n${'`a` b:c '.repeat(20_000)}`]: '7:1+1 texte-trop-long-a-lire',
    [`${HEAD}${'&amp; '.repeat(30_000)}`]: '7:1+1 texte-trop-long-a-lire',
    [`${HEAD}un\n${'>'.repeat(120)} deux`]: '8:1+125 imbrication-trop-profonde',
    [`---\na: 1\nb: ${'['.repeat(20_000)}\n---\n`]: '3:1+20003 imbrication-trop-profonde',
  };
  for (const [text, place] of Object.entries(refused))
    assert.equal(diagnostics(text), [`error content/a.md:${place}`], text.slice(0, 40));
});

test('long texts that people write are read: notes, links, a table, code, rules', () => {
  const each = (count: number, piece: (index: number) => string) =>
    Array.from({ length: count }, (_, nth) => piece(nth));
  const notes = each(2000, (nth) => `Un mot[^${nth}].\n\n[^${nth}]: Note ${nth}.\n`).join('\n');
  const links = each(40, () => '[un lien](https://exemple.fr/page) '.repeat(115)).join('\n\n');
  const table = `| a | b |\n|---|---|\n${'| [a](https://exemple.fr/b) | 9:30 |\n'.repeat(1500)}`;
  const code = `\`\`\`json\n${'  "cle": "valeur",\n'.repeat(3000)}\`\`\``;
  const rules = ['-', '*', '_'].map((sign) => sign.repeat(150)).join('\n\n');
  for (const text of [notes, links, table, code, rules]) assert.equal(diagnostics(HEAD + text), []);
});

test('a text nested too deeply gets a diagnostic at its place; usual levels do not', () => {
  const list = (levels: number) => Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
  const [place = ''] = diagnostics(HEAD + list(120));
  assert.match(place, /^error content\/a\.md:\d+:\d+\+1 imbrication-trop-profonde$/);
  const line = Number(place.split(':')[1]);
  assert.ok(line > 20 && line <= 126, `line ${line}`);
  assert.equal(diagnostics(`${HEAD}${list(12)}\n${'>'.repeat(20)} a\n`), []);
});

test('characters that no page may hold are named, one a line, before anything else is', () => {
  const places = ['7:2', '8:1', '10:1'].map((place) => `error content/a.md:${place}+1 caractere-invisible`);
  assert.equal(diagnostics(`${HEAD}a\u0007b\u0007\n\u009f\ufdd0 \ufffe\n\n\u007f`), places);
  assert.equal(diagnostics('---\na: "\u0000"\n---\n'), ['error content/a.md:2:5+1 caractere-invisible']);
  const broken = { path: 'content/a.md', name: 'a.md', text: `${HEAD}a\u000bb\n\u0007` };
  const fixes = parseFile(broken, WITH_SLOT).diagnostics.map(({ fix }) => fix);
  assert.equal(fixes, ['\n', ''], 'a break of a word processor is the end of a line');
  assert.equal(diagnostics(`${HEAD}é\t\u00a0🚀\u200d\u202f« »\n`), []);
});

test('files that could not be read are no missing ones to those that refer to them', async () => {
  const schema = z.strictObject({ lies: z.array(z.string()) });
  const references = ({ lies }: z.output<typeof schema>) =>
    lies.map((slug, index) => ({ at: ['lies', index], contentType: 'sheet', slug }));
  const texts = { 'fiches/a.md': '---\nlies: [broken, absent]\n---\n' };
  const sources = sourcesOf({ ...texts, 'fiches/broken.md': '' });
  const contentTypes = { sheet: { files: 'fiches/*.md', schema, references } };
  const { diagnostics } = await entriesOf(contentTypes, parsedOf(texts), sources, AT_WORK);
  assert.equal(placesOf(diagnostics), ['error content/fiches/a.md:2:16+6 reference-inconnue']);
});

function diagnostics(text: string): string[] {
  const source = { path: 'content/a.md', name: 'a.md', text };
  const { value, diagnostics } = parseFile(source, OPTIONS);
  assert.is(value === undefined, diagnostics.length > 0, 'a file is parsed, or named');
  return placesOf(diagnostics);
}
