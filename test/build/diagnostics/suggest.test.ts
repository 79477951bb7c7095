import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closest, suggestion } from '../../../build/diagnostics/suggest.ts';

const test = suite('Suggestions');

const SLUGS = ['agents-ia', 'airtable-pro-astuces', 'asana-intelligence', 'claude-make', 'ia-nocode-productivite'];
const PATHS = ['/', '/blog', '/blog/agents-ia', '/contact', '/services', '/services/design'];

const expected: [written: string, candidates: string[], meant: string | undefined][] = [
  // The same but for case, accents and separators.
  ['Agents IA', SLUGS, 'agents-ia'],
  ['sécurité', ['Business', 'Securite'], 'Securite'],
  ['Design et UX', ['Design & UX', 'design et ux'], 'design et ux'],
  ['titre_seo', ['titreSEO', 'titre', 'titre-seo'], 'titre-seo'],
  // The start of a name, or a name with something behind it; the nearest in length.
  ['asana', SLUGS, 'asana-intelligence'],
  ['claude-make-2025', SLUGS, 'claude-make'],
  ['titr', ['titreSeo', 'titre'], 'titre'],
  ['service', PATHS, '/services'],
  // A part of a name, from the start of a word.
  ['nocode', SLUGS, 'ia-nocode-productivite'],
  ['agents-ia', PATHS, '/blog/agents-ia'],
  ['code', SLUGS, undefined],
  ['blog/agents-ia', SLUGS, 'agents-ia'],
  ['/blog/un-article-de-plus', PATHS, undefined],
  // Slips of the keys, more of them in longer names.
  ['tire', ['titre', 'texte'], 'titre'],
  ['titer', ['titre', 'texte'], 'titre'],
  ['role', ['code', 'cote'], undefined],
  ['asana-inteligense', SLUGS, 'asana-intelligence'],
  ['zorglub', SLUGS, undefined],
  // Too little to go by.
  ['a', SLUGS, undefined],
  ['ag', SLUGS, undefined],
  ['', SLUGS, undefined],
  ['agents-ia', [], undefined],
];

for (const [written, candidates, meant] of expected)
  test(`« ${written} » among ${candidates.join(', ')} means ${meant ?? 'nothing known'}`, () => {
    assert.is(closest(written, candidates), meant);
    assert.is(closest(written, [...candidates].reverse()), meant, 'in whatever order they come');
  });

test('likeness has an order: the same, a start, a part, a slip; of two as near, the first of the alphabet is named', () => {
  const names = ['OUTILS', 'outil', 'outils de vente', 'les outils', 'outifs'];
  for (const [index, name] of names.entries())
    assert.is(closest('outils', ['sans rapport', ...names.slice(index).reverse()]), name);
  assert.is(closest('outil', ['outilb', 'outila', 'outilc']), 'outila');
});

test('a hint asks whether the near one was meant, and says something else where there is none', () => {
  const { hint, fix } = suggestion('titr', ['titre'], 'Choisissez.');
  assert.match(hint, '« titre »');
  assert.is(fix, 'titre');
  assert.equal(suggestion('zorglub', ['titre'], 'Choisissez.'), { hint: 'Choisissez.' });
});

test.run();
