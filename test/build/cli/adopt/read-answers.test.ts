import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAnswers } from '../../../../build/cli/adopt/answers.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('A file of answers for an adoption');

const read = (yaml: string) => readAnswers(join(folderWith({ 'a.yml': yaml }), 'a.yml'));

test('an answer that is left out keeps all as it is', () => {
  assert.equal(read(''), { reglages: {} });
  assert.equal(read('blocs: []\nreglages: { marque: Abc }'), {
    reglages: { marque: 'Abc' },
    blocs: [],
  });
});

test('what is no list of answers is refused in a sentence that says what to write', () => {
  const deep = (levels: number) => `reglages: ${'{ a: '.repeat(levels)}1${' }'.repeat(levels)}`;
  const refused: Readonly<Record<string, RegExp>> = {
    'reglages: &a { marque: *a }': /YAML.*renvoi/s,
    'reglages: &a\n  marque: "Abc"\nblocs: *a': /YAML.*renvoi/s,
    'articles: []\narticles: []': /YAML.*une seule fois/s,
    'articles: [': /YAML/,
    '- agents-ia': /YAML/,
    'article: [agents-ia]': /« article ».*articles/s,
    'articles: agents-ia': /« articles »/,
    [deep(100)]: /reglages/,
    [deep(10_000)]: /YAML/,
  };
  for (const [yaml, told] of Object.entries(refused)) {
    const answers = read(yaml);
    assert.match('fault' in answers ? answers.fault : '', told, yaml.slice(0, 60));
  }
  assert.match(JSON.stringify(readAnswers(join(folderWith(), 'rien.yml'))), 'rien.yml');
});

test.run();
