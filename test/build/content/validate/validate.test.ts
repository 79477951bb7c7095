import { z } from 'zod';
import type { ContentType, RuleDiagnostic } from '../../../../build/contract/content-type.ts';
import { assert, suite } from '../../../suite.ts';
import { placesOf, type Texts, validated } from '../../../support/sources.ts';

const test = suite('Validation');

const section = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('texte'), contenu: z.string() }),
  z.strictObject({
    type: z.literal('liste'),
    elements: z.array(z.strictObject({ nom: z.string(), atouts: z.array(z.string()).min(1) })).min(1),
  }),
]);

const sheet = z.strictObject({
  titre: z.string().min(3).max(10),
  categorie: z.enum(['Outils', 'Business']).optional(),
  date: z.iso.date().optional(),
  ordre: z.int().min(1).max(9).optional(),
  trois: z.array(z.string()).length(3).optional(),
  sections: z.array(section).default([]),
  lies: z.array(z.string()).default([]),
});

const contentTypes = {
  settings: { files: 'site.md', single: true, schema: z.strictObject({ marque: z.string() }) },
  sheet: {
    files: 'fiches/*.md',
    schema: sheet,
    path: (slug: string) => `/fiches/${slug}`,
    references: ({ lies }: z.output<typeof sheet>) =>
      lies.map((slug, index) => ({ at: ['lies', index], contentType: 'sheet', slug })),
  },
} satisfies Record<string, ContentType>;

const GOOD = '---\ntitre: Bonjour\n---\n';

async function check(texts: Texts) {
  const { value: entries, diagnostics } = await validated(contentTypes, {
    'site.md': '---\nmarque: Orbite\n---\n',
    ...texts,
  });
  return { entries, diagnostics, places: placesOf(diagnostics) };
}

/** A sheet with this front matter, which starts on line 2. */
async function checkSheet(frontMatter: string) {
  const { diagnostics, places } = await check({ 'fiches/a.md': `---\n${frontMatter}\n---\n` });
  return {
    places: places.map((place) => place.replace('error content/fiches/a.md:', '')),
    hints: diagnostics.map(({ hint }) => hint),
  };
}

test('gives the entries of sound files, with slug, path and text', async () => {
  const { entries, places } = await check({
    'fiches/mon-outil.md': '---\ntitre: Bonjour\n---\n\n## Un\n\nDeux trois.\n',
  });
  assert.equal(places, []);
  const [settings, placed] = entries;
  assert.equal([settings?.contentType, settings?.entry.path, placed?.contentType], ['settings', '', 'sheet']);
  assert.is(placed?.file.path, 'content/fiches/mon-outil.md');
  assert.equal(placed?.entry, {
    slug: 'mon-outil',
    path: '/fiches/mon-outil',
    data: { titre: 'Bonjour', sections: [], lies: [] },
    html: '<h2 id="un">Un</h2>\n<p>Deux trois.</p>',
    headings: [{ depth: 2, id: 'un', text: 'Un' }],
    words: 3,
    source: 'content/fiches/mon-outil.md',
  });
});

/** Lines from the third on, below a good title; the place and rule of their mistake; a part of the hint. */
const WRONG: readonly (readonly [written: string, place: string, hint?: string | RegExp])[] = [
  ['zorglub: 1', '3:1+7 cle-inconnue', /categorie.*sections/],
  ['ordre: "3"', '3:8+3 type-invalide'],
  ['ordre: [3]', '3:8+1 type-invalide'],
  // Of a text for a list, nothing is said of its length.
  ['trois: un', '3:8+2 type-invalide'],
  ['categorie: outil', '3:12+5 valeur-inconnue', '« Outils »'],
  ['categorie: Zorglub', '3:12+7 valeur-inconnue', /Outils.*Business/],
  ...['2025-02-30', '15/08/2025'].map((day) => [`date: ${day}`, `3:7+${day.length} date-invalide`] as const),
  ['ordre: 0', '3:8+1 nombre-hors-limites'],
  ['trois: [a, b]', '3:8+1 liste-longueur'],
  ['sections:\n  - type: textes\n    contenu: Un', '4:11+6 valeur-inconnue', '« texte »'],
  ['sections:\n  - contenu: Un', '4:5+1 cle-manquante'],
];

test('what a field may not hold is named once, where it stands, with what was meant', async () => {
  for (const [written, place, hint = ''] of WRONG) {
    const { places, hints } = await checkSheet(`titre: Bonjour\n${written}`);
    assert.equal(places, [place], written);
    assert.match(hints[0] ?? '', hint, written);
  }
});

test('a title is a text within its bounds: of any other type nothing is said of its length', async () => {
  for (const [value, place] of [
    [' 2025', '2:8+4 type-invalide'],
    ['', '2:7+1 type-invalide'],
    [' [Bonjour, Salut, Oh]', '2:8+1 type-invalide'],
    [' Oh', '2:8+2 texte-trop-court'],
    [' "Bonjour à tous"', '2:8+16 texte-trop-long'],
    [' ""', '2:8+2 valeur-vide'],
  ] as const) {
    const { places, hints } = await checkSheet(`titre:${value}`);
    assert.equal(places, [place], value);
    assert.not.match(hints[0] ?? '', /\b(?:true|false|null)\b/, value);
  }
});

test('a mistyped key is not missing as well; a missing one is named beside one that is far from it', async () => {
  const { places, hints } = await checkSheet('titr: Bonjour');
  assert.equal(places, ['2:1+4 cle-inconnue']);
  assert.match(hints[0] ?? '', '« titre »');
  assert.equal((await checkSheet('zorglub: 1')).places.sort(), ['1:1+3 cle-manquante', '2:1+7 cle-inconnue']);
});

const LISTS = `sections:
  - type: liste
    elements:
      - nom: Make
        atouts: []
      - nom: 3
        atout: [vite]
      - atouts: [vite, 2]
  - type: texte
    elements: []`;

test('finds its way through lists of lists and the kinds of section', async () => {
  const { places, hints } = await checkSheet(`titre: Bonjour\n${LISTS}`);
  assert.equal(places.sort(), [
    '10:24+1 type-invalide',
    '10:9+1 cle-manquante',
    '11:5+1 cle-manquante',
    '12:5+8 cle-inconnue',
    '7:17+1 liste-longueur',
    '8:14+1 type-invalide',
    '9:9+5 cle-inconnue',
  ]);
  assert.ok(hints.some((hint) => hint.includes('« atouts »')));
  // The keys of the section's own kind, not those of another.
  assert.ok(hints.some((hint) => hint.includes('type, contenu')));
});

test('names a reference to a file that is not there, and the one that was meant', async () => {
  const { diagnostics, places } = await check({
    'fiches/a.md': '---\ntitre: Bonjour\nlies: [airtable, make, a]\n---\n',
    'fiches/airtables.md': GOOD,
    'fiches/make.md': GOOD,
  });
  assert.equal(places, ['error content/fiches/a.md:3:8+8 reference-inconnue']);
  assert.match(diagnostics[0]?.hint ?? '', '« airtables »');
});

test('does not call a file missing because a field of it is broken', async () => {
  const { places } = await check({
    'fiches/a.md': '---\ntitre: Bonjour\nlies: [make]\n---\n',
    'fiches/make.md': '---\ntitre: Oh\n---\n',
  });
  assert.equal(places, ['error content/fiches/make.md:2:8+2 texte-trop-court']);
});

test('refuses a file that no content type takes', async () => {
  assert.equal((await check({ 'autre/a.md': GOOD, 'fiches/sous/a.md': GOOD, 'a.md': GOOD })).places, [
    'error content/autre/a.md:1:1+3 fichier-inconnu',
    'error content/fiches/sous/a.md:1:1+3 fichier-inconnu',
    'error content/a.md:1:1+3 fichier-inconnu',
  ]);
});

test('refuses a file name that makes no clean address', async () => {
  for (const name of ['Outil', 'v1.2', 'été', 'un_deux', 'un deux', '-un', 'un--deux']) {
    const { places } = await check({ [`fiches/${name}.md`]: GOOD });
    assert.equal(places, [`error content/fiches/${name}.md:1:1+3 slug-invalide`]);
  }
});

test('asks for a single file that is missing', async () => {
  const { diagnostics } = await validated(contentTypes, { 'fiches/a.md': GOOD });
  assert.equal(placesOf(diagnostics), ['error content/site.md:1:1+1 fichier-manquant']);
});

test("adds a content type's own rules, at the place and with the severity they say", async () => {
  const rules = ({ words }: { words: number }): RuleDiagnostic[] => [
    { severity: 'warning', at: ['marque'], rule: 'mots', message: `${words} mots.`, hint: 'Écrivez.' },
    { severity: 'error', at: ['absent'], rule: 'absent', message: 'Rien.', hint: 'Écrivez.' },
  ];
  const ruled = { settings: { ...contentTypes.settings, rules } };
  const { diagnostics } = await validated(ruled, { 'site.md': '---\nmarque: Orbite\n---\n\nUn deux.\n' });
  assert.equal(placesOf(diagnostics), ['warning content/site.md:2:9+6 mots', 'error content/site.md:1:1+3 absent']);
  assert.is(diagnostics[0]?.message, '2 mots.');
});
