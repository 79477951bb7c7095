import { splitFrontMatter } from '../../../../../build/content/parse/front-matter/front-matter.ts';
import type { Diagnostic } from '../../../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../../../suite.ts';
import { placesOf } from '../../../../support/sources.ts';

const test = suite('Broken YAML');

/** Mistakes as writers make them, by what is told of them, each with the one place that is named. */
const MISTAKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a quote too early': {
    "titre: 'L'été'\nb: 1": '2:8+7',
    'titre: "Un "mot" ici"\nb: 1': '2:8+14',
    [`t: ${'"x" '.repeat(40)}`]: '2:4+160',
  },
  'a quote too few': {
    'titre: "Bonjour\nb: 1\nc: 2': '2:8+8',
    "titre: 'Bonjour\nb: 1\nc: 2": '2:8+8',
    'titre: "Bonjour\nb: "x"\nc: "y"': '2:8+8',
  },
  'a comma too many': { 'l: [a,, b]': '2:4+7', 'l: {a: 1,, b: 2}': '2:4+13' },
  'a bracket too few': {
    'l: [a, b\nc: 1': '2:4+5',
    'l: [[a, b]\nc: 1': '2:4+7',
    'f: {a: [b}\nc: 1': '2:8+3',
    'f: {a: {b: 1}\nc: 1': '2:4+10',
  },
  'a sign of YAML': {
    ...Object.fromEntries([...'@`%],!&*'].map((sign) => [`t: ${sign}x`, '2:4+2'])),
    'l:\n  - a: |x': '3:8+2',
    'titre: *important*': '2:8+11',
    'titre: {{marque}} est là': '2:8+17',
    'titre: !important': '2:8+10',
    'titre: &co bien': '2:8+8',
    't: ? x': '2:4+3',
    // Below a field that is written twice, and above another broken value: one diagnostic.
    'a: 1\na: 2\nb: @x': '4:4+2',
  },
  'a colon in a value': {
    'titre: Automatiser : le guide': '2:8+22',
    'l:\n  - a: b: c': '3:8+4',
    [`t: ${'a: b '.repeat(40)}`]: '2:4+200',
  },
  'a list on its field’s line': { 'l: - a': '2:4+3', 'l:   - @a': '2:6+4' },
  'a space too few': {
    'titre:Bonjour\nb: 1': '2:1+6',
    'b: 1\ntitre:Bonjour': '3:1+6',
    'titre:\u00a0Bonjour\nb: 1': '2:1+6',
    'l:\n  - t:a\n    d: 1': '3:5+2',
  },
  'a line too far right': {
    't: 1\n  u: 2': '3:3+4',
    'fin:\n  titre: A\n   texte: B\nz: 1': '4:4+8',
  },
  'a list under a value': { 'l: "a"\n  - b\nc: 1': '3:3+3', 'f:\n  l: [a]\n  - b': '4:3+3' },
  'a line on no column': {
    'fin:\n    titre: A\n  texte: B\n    actions: C': '4:3+8',
    'l:\n  - a\n  b\nc: 1': '4:3+1',
    '- a\nb: 1': '3:1+4',
  },
  'a line without a colon': {
    'ordre: 1\ntitre': '3:1+5',
    'b: 1\nun titre:Bonjour': '3:1+16',
  },
  'a tab': {
    'fin:\n\ttitre: A\n\ttexte: B\n\ttitre: C': '3:1+1',
    'f:\n\t\tt: 1': '3:1+2',
  },
  'what no writer types': { '%F\na: 1': '2:1+2', '[a]: 1': '2:1+6', ['"'.repeat(1000)]: '2:3+998' },
  'an escape': { 't: "\\q"': '2:5+3', 'l:\n  - "\\q"': '3:6+3' },
  'an end': { 't: x\n...\nb: 1': '4:1+4' },
};

/** Words that no French sentence of ours has. */
const ENGLISH =
  /\b(?:the|must|should|missing|unexpected|expected|tag|token|mapping|anchor|scalar|allowed|indentation)\b/i;

for (const [contentType, examples] of Object.entries(MISTAKES))
  test(`${contentType} is one diagnostic, where it stands, told alike wherever that is`, () => {
    for (const [yaml, place] of Object.entries(examples))
      assert.equal(placesOf(diagnosticsOf(yaml)), [`error a.md:${place} yaml-invalide`], yaml);
    const told = Object.keys(examples).map(toldOf);
    assert.is(new Set(told).size, 1, told.join('\n'));
    assert.not.match(told.join(), ENGLISH);
  });

test('mistakes of another kind are told otherwise', () => {
  const told = Object.values(MISTAKES).map((examples) => toldOf(Object.keys(examples)[0] ?? ''));
  assert.is(new Set(told).size, told.length);
});

/** The message for a mistake, without quotations and the proposed value. */
function toldOf(yaml: string): string {
  const [{ message, hint } = { message: '', hint: '' }] = diagnosticsOf(yaml);
  return `${message} ${hint}`.replace(/ : ".*$/, '.').replace(/« .(?:\S*:.*)? »/g, '« »');
}

test('the sign that a value may not begin with is named, and the bracket that is missing', () => {
  for (const sign of '@`%]},&*!|>') assert.match(diagnosticsOf(`t: ${sign}x`)[0]?.message ?? '', `« ${sign} »`);
  assert.match(hintOf('l: [a'), '« ] »');
  assert.match(hintOf('l: {a: 1'), '« } »');
});

test('a value too long for a hint is not repeated in it', () => {
  assert.match(hintOf(`t: @${'x'.repeat(99)}`), 'xxx');
  assert.not.match(hintOf(`t: @${'x'.repeat(100)}`), 'xxx');
  assert.match(hintOf(`t:${'x'.repeat(60)}\nb: 1`), 'xxx');
  assert.not.match(hintOf(`t:${'x'.repeat(61)}\nb: 1`), 'xxx');
  assert.not.match(hintOf(`t: “${'x'.repeat(101)}”`), 'xxx');
});

test('what a hint proposes passes as it is written there, and loses nothing', () => {
  const values = [
    ...['a: b', '@x', '"Un "mot" ici"', "'L'été'", '{{marque}} est là'],
    ...['“Un titre : a”', '"Un" C:\\x', '*x* y', '? x'],
  ];
  for (const value of values) {
    const [, proposed] = /: (".*")\.$/.exec(hintOf(`titre: ${value} `)) ?? [];
    assert.ok(proposed, `${value}: ${hintOf(`titre: ${value}`)}`);
    const { value: read, diagnostics } = splitFrontMatter('a.md', `---\ntitre: ${proposed}\n---\n`);
    assert.equal(diagnostics, [], proposed);
    assert.ok(value.includes(String(read?.data.titre)), value);
  }
  const [, spaced = ''] = /« (titre: Bonjour) »/.exec(hintOf('titre:Bonjour\nb: 1')) ?? [];
  assert.equal(diagnosticsOf(`${spaced}\nb: 1`), []);
});

test('text that YAML reads as a comment is a warning; an intended comment is not', () => {
  const warned: Readonly<Record<string, readonly string[]>> = {
    'titre: Préparer un essai #1\nb: 1': ['2:26+2'],
    'titre: "Préparer un essai #1"': [],
    'titre: #1 des outils': ['2:8+13'],
    '#titre: ancien\nordre: 3 # le plus vu\n# fin\nb: |\n  texte #1\n\n#fin': [],
  };
  for (const [yaml, places] of Object.entries(warned)) {
    const expected = places.map((place) => `warning a.md:${place} texte-en-commentaire`);
    assert.equal(placesOf(diagnosticsOf(yaml)), expected, yaml);
  }
  assert.match(hintOf('titre: Préparer un essai #1'), '"Préparer un essai #1"');
});

test('curly quotes around a whole value are a warning: they would be shown', () => {
  const lines = ['“Un\n  titre”', '“Un\n\n  titre”'];
  const quoted = ['“Un titre”', '« Un titre »', '„Un titre”', '„Un titre“', '‹ Un titre ›', '‘Un titre’', ...lines];
  for (const value of quoted) {
    const [diagnostic] = diagnosticsOf(`titre: ${value}`);
    assert.is(diagnostic?.rule, 'guillemets-affiches', value);
    assert.match(diagnostic?.hint ?? '', '"Un titre"');
    assert.is(diagnostic?.length, value.split('\n')[0]?.length);
    assert.equal(diagnosticsOf(`titre: "${value}"`), [], 'silent where they are meant');
  }
  assert.equal(diagnosticsOf('titre: « Oui » et « non »\nb: Dire « oui »\nc: «'), []);
});

test('a character that only an escape shows, and that no page may hold, is refused', () => {
  for (const written of ['\\ud800', '\\u0007', '\\0', '\\x1b', '\\uffff']) {
    assert.equal(placesOf(diagnosticsOf(`titre: "a${written}"`)), [
      `error a.md:2:8+${written.length + 3} caractere-invisible`,
    ]);
  }
  assert.equal(diagnosticsOf('titre: "\\u00e9\\t\\ud83d\\ude80"'), []);
});

test('a front matter longer than any page needs is refused before YAML takes its time', () => {
  // Nine characters more are the fence, the field's name and its quotes.
  const [longest, tooLong] = [40_000 - 9, 40_000 - 8].map((length) => `a: "${'x'.repeat(length)}"`);
  assert.equal(placesOf(diagnosticsOf(longest ?? '')), []);
  assert.equal(placesOf(diagnosticsOf(tooLong ?? '')), ['error a.md:1:1+3 front-matter-trop-long']);
});

test('names a number that no page can show, and that no JSON can hold', () => {
  for (const written of ['.inf', '-.INF', '.nan', '1e400']) {
    assert.equal(placesOf(diagnosticsOf(`titre: ${written}`)), [`error a.md:2:8+${written.length} nombre-sans-fin`]);
    assert.equal(diagnosticsOf(`titre: "${written}"`), []);
  }
});

function hintOf(yaml: string): string {
  return diagnosticsOf(yaml)[0]?.hint ?? '';
}

function diagnosticsOf(yaml: string): readonly Diagnostic[] {
  return splitFrontMatter('a.md', `---\n${yaml}\n---\n`).diagnostics;
}
