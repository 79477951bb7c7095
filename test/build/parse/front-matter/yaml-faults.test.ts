import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ErrorCode, parseDocument } from 'yaml';
import type { Diagnostic } from '../../../../build/diagnostics/diagnostic.ts';
import { COMPLAINTS } from '../../../../build/messages/yaml.fr.ts';
import { splitFrontMatter } from '../../../../build/parse/front-matter/front-matter.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Broken YAML');

/** YAML that makes the parser complain in each of its ways; none is known for the three that are left out. */
const EXAMPLES: Readonly<Partial<Record<ErrorCode, string>>> = {
  ALIAS_PROPS: 'a: !t *b',
  BAD_ALIAS: 'a: &',
  BAD_DIRECTIVE: '%FOO\na: 1',
  BAD_DQ_ESCAPE: 'a: "\\q"',
  BAD_INDENT: 'a:\n  b: 1\n c: 2',
  BAD_SCALAR_START: 'a: @x',
  BLOCK_AS_IMPLICIT_KEY: 'a: b: c',
  BLOCK_IN_FLOW: '{a: 1, b:\n- x\n}',
  DUPLICATE_KEY: 'a: 1\na: 2',
  KEY_OVER_1024_CHARS: `${'a'.repeat(1100)}: 1`,
  MISSING_CHAR: 'a: 1\nb',
  MULTILINE_IMPLICIT_KEY: 'a:b\nc: 1',
  MULTIPLE_ANCHORS: 'a: &a &b x',
  MULTIPLE_DOCS: 'a: 1\n...\nb: 2',
  MULTIPLE_TAGS: 'a: !a !b x',
  NON_STRING_KEY: '[a]: 1',
  RESOURCE_EXHAUSTION: `a: ${'['.repeat(9000)}`,
  TAB_AS_INDENT: 'a:\n\tb: 1',
  TAG_RESOLVE_FAILED: 'a: !t x',
  UNEXPECTED_TOKEN: 'a: "b" c',
};

for (const code of Object.keys(COMPLAINTS) as ErrorCode[]) {
  const example = EXAMPLES[code];
  if (example === undefined) continue;
  test(`what the parser calls ${code} is one finding, in French, on a place of the file`, () => {
    const { errors, warnings } = parseDocument(example, { stringKeys: true, prettyErrors: false });
    const complaints = [...errors, ...warnings];
    assert.ok(
      complaints.some((complaint) => complaint.code === code),
      'the example is one of its kind',
    );
    const [finding, ...others] = findingsOf(example);
    assert.ok(finding);
    assert.equal(others, []);
    const said = `${finding.message} ${finding.hint}`;
    for (const { message } of complaints) assert.not.ok(said.includes(message), message);
    assert.not.match(said, ENGLISH);
    const line = `---\n${example}\n---`.split('\n')[finding.line - 1] ?? '';
    assert.ok(
      finding.column >= 1 && finding.column + (finding.length ?? 1) - 1 <= Math.max(1, line.length),
      'in its line',
    );
  });
}

test('every complaint has its two sentences, in French', () => {
  for (const { message, hint } of Object.values(COMPLAINTS)) {
    for (const sentence of [message, hint]) {
      assert.match(sentence, /^\p{Lu}.*\.$/u);
      assert.not.match(sentence, /«\s*»/);
      assert.not.match(sentence, ENGLISH);
    }
  }
});

/** A mistake as writers make it, and the one place that is named. */
const MISTAKES: readonly [what: string, yaml: string, place: string][] = [
  ['a tab', 'fin:\n\ttitre: A\n\ttexte: B\n\ttitre: C', '3:1+1'],
  ['a tab after a field of the same name', 'titre: A\nfin:\n\ttitre: B\n\ttexte: C', '4:1+1'],
  ['a key too far left', 'fin:\n    titre: A\n  texte: B\n    actions: C', '4:3+8'],
  ['a key too far right', 'fin:\n  titre: A\n   texte: B\nz: 1', '4:4+8'],
  ['a first key that alone is indented', ' titre: A\nautre: B\nz: 1', '3:1+8'],
  ['a missing space after the colon, first', 'titre:Bonjour\nb: 1', '2:1+6'],
  ['a missing space after the colon, last', 'b: 1\ntitre:Bonjour', '3:1+6'],
  ['a no-break space after the colon', 'titre:\u00a0Bonjour\nb: 1', '2:1+6'],
  ['an unclosed double quote', 'titre: "Bonjour\nb: 1\nc: 2', '2:8+8'],
  ['an unclosed single quote', "titre: 'Bonjour\nb: 1\nc: 2", '2:8+8'],
  ['an unclosed quote before other quotes', 'titre: "Bonjour\nb: "x"\nc: "y"', '2:8+8'],
  ['an apostrophe inside single quotes', "titre: 'L'été'\nb: 1", '2:8+7'],
  ['quotes inside quotes', 'titre: "Un "mot" ici"\nb: 1', '2:8+14'],
  ['an unclosed list', 'l: [a, b\nc: 1', '2:4+5'],
  ['an unclosed group', 'l: {a: 1\nc: 1', '2:4+5'],
  ['a colon in a value', 'titre: a : b: c\nc: 1', '2:8+8'],
  ['a variable at the start of a value', 'titre: {{marque}} est là', '2:8+17'],
  ['a line without a colon', 'ordre: 1\ntitre', '3:1+5'],
  ['a list on its field’s line', 'l: - a', '2:4+3'],
  ['a lost dash', 'l:\n  - a\n  b\nc: 1', '4:3+1'],
  ['emphasis', 'titre: *important*', '2:8+11'],
  ['a thousand quotes', '"'.repeat(1000), '2:3+998'],
  ['a value that is broken below a field written twice', 'a: 1\na: 2\nb: @x', '4:4+2'],
  ['an anchor above a value that is broken', 'a: &x y\nb: @z', '2:4+4'],
  ['a tag', 'titre: !important', '2:8+10'],
  ['an anchor', 'titre: &co bien', '2:8+8'],
];

for (const [what, yaml, place] of MISTAKES) {
  test(`${what} is one finding, where it stands`, () => {
    assert.equal(placesOf(findingsOf(yaml)), [`error a.md:${place} yaml-invalide`]);
  });
}

test('a value that a hint puts between quotes passes as it is written there', () => {
  const values = [
    'a: b',
    '@x',
    '"Un "mot" ici"',
    "'L'été'",
    '{{marque}} est là',
    '“Un titre : a”',
    '"Un" C:\\x',
    '*x* y',
  ];
  for (const value of values) {
    const [finding] = findingsOf(`titre: ${value}`);
    const [, proposed] = /: (".*")\.$/.exec(finding?.hint ?? '') ?? [];
    assert.ok(proposed, `${value}: ${finding?.hint}`);
    const { value: read, diagnostics } = splitFrontMatter('a.md', `---\ntitre: ${proposed}\n---\n`);
    assert.equal(diagnostics, [], proposed);
    assert.ok(value.includes(String(read?.data.titre)), 'it loses nothing');
  }
});

test('a field that the hint gives its space back passes', () => {
  const [finding] = findingsOf('titre:Bonjour\nb: 1');
  const [, proposed = ''] = /« (titre: Bonjour) »/.exec(finding?.hint ?? '') ?? [];
  assert.equal(findingsOf(`${proposed}\nb: 1`), []);
});

test('text that YAML takes for a comment is a warning, with what to write instead', () => {
  const [finding, ...others] = findingsOf('titre: Préparer un essai #1\nb: 1');
  assert.equal(others, []);
  assert.equal(placesOf(finding ? [finding] : []), ['warning a.md:2:26+2 texte-en-commentaire']);
  assert.match(finding?.hint ?? '', '"Préparer un essai #1"');
  assert.equal(findingsOf('titre: "Préparer un essai #1"'), []);
  assert.equal(placesOf(findingsOf('titre: #1 des outils')), ['warning a.md:2:8+13 texte-en-commentaire']);
  assert.equal(placesOf(findingsOf('l:\n  - un #1\n  - "deux" #2')), [
    'warning a.md:3:8+2 texte-en-commentaire',
    'warning a.md:4:12+2 texte-en-commentaire',
  ]);
});

test('a comment that is one is none of our business', () => {
  assert.equal(findingsOf('#titre: ancien\nordre: 3 # le plus vu\n# fin\nb: |\n  texte #1\n\n#fin'), []);
});

test('curly quotes around a whole value are a warning: they would be shown', () => {
  for (const value of [
    '“Un titre”',
    '« Un titre »',
    '„Un titre”',
    '„Un titre“',
    '‹ Un titre ›',
    '‘Un titre’',
    '“Un\n  titre”',
  ]) {
    const [finding] = findingsOf(`titre: ${value}`);
    assert.is(finding?.rule, 'guillemets-affiches', value);
    assert.match(finding?.hint ?? '', '"Un titre"');
    assert.is(finding?.length, value.split('\n')[0]?.length);
    assert.equal(findingsOf(`titre: "${value}"`), [], 'silent where they are meant');
  }
  assert.equal(findingsOf('titre: « Oui » et « non »\nb: Dire « oui »\nc: «'), []);
});

test('a character that only an escape shows, and that no page may hold, is refused', () => {
  for (const written of ['\\ud800', '\\u0007', '\\0', '\\x1b', '\\uffff']) {
    assert.equal(placesOf(findingsOf(`titre: "a${written}"`)), [
      `error a.md:2:8+${written.length + 3} caractere-invisible`,
    ]);
  }
  assert.equal(findingsOf('titre: "\\u00e9\\t\\ud83d\\ude80"'), []);
});

test('a front matter longer than any page needs is refused before YAML takes its time', () => {
  // Nine characters more are the fence, the field's name and its quotes.
  const [longest, tooLong] = [40_000 - 9, 40_000 - 8].map((length) => `a: "${'x'.repeat(length)}"`);
  assert.equal(placesOf(findingsOf(longest ?? '')), []);
  assert.equal(placesOf(findingsOf(tooLong ?? '')), ['error a.md:1:1+3 front-matter-trop-long']);
  assert.equal(placesOf(findingsOf('a: 1\n'.repeat(9000))), ['error a.md:1:1+3 front-matter-trop-long']);
});

/** Words that no French sentence of ours has. */
const ENGLISH =
  /\b(?:the|must|should|missing|unexpected|expected|tag|token|mapping|anchor|scalar|allowed|indentation)\b/i;

test('names a number that no page can show, and that no JSON can hold', () => {
  for (const written of ['.inf', '-.INF', '.nan', '1e400']) {
    assert.equal(placesOf(findingsOf(`titre: ${written}`)), [`error a.md:2:8+${written.length} nombre-sans-fin`]);
    assert.equal(findingsOf(`titre: "${written}"`), []);
  }
});

function findingsOf(yaml: string): readonly Diagnostic[] {
  return splitFrontMatter('a.md', `---\n${yaml}\n---\n`).diagnostics;
}

test.run();
