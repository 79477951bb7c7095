import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { contrastOf } from '../../src/styles/contrast.ts';
import { projectRoot } from '../support/project-root.ts';
import { articleOf, numbersIn } from './support/article.ts';

const test = suite('The values of the article on design systems');
const article = articleOf('design-system-nocode');

const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.array(z.number().min(0).max(1)).length(3),
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const named = <Value extends z.ZodType>(type: string, value: Value) =>
  z.object({ $type: z.literal(type) }).catchall(z.strictObject({ $value: value }));
/** The Design Tokens format of October 2025, as far as the file uses it. */
const tokensFile = z.strictObject({
  couleur: named('color', color),
  'taille-texte': named('dimension', dimension),
  espace: named('dimension', dimension),
  arrondi: named('dimension', dimension),
});
/** A report theme: https://learn.microsoft.com/en-us/power-bi/create-reports/desktop-report-themes */
const themeFile = z.strictObject({
  name: z.string(),
  dataColors: z.array(z.string()).min(1),
  background: z.string(),
  foreground: z.string(),
  tableAccent: z.string(),
  good: z.string(),
  neutral: z.string(),
  bad: z.string(),
});

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, 'static/modeles', file), 'utf8'));
const tokens = tokensFile.parse(jsonOf('valeurs-de-base.json'));
const { $type: _, ...colors } = tokens.couleur;
const hexOf = (name: string): string => colors[name]?.$value.hex ?? '';
const STATES = ['succès', 'alerte', 'erreur', 'information'];

test('each family of the table has as many values in the file, under the names that the table gives', async () => {
  const rows = await article.rows('Famille', 'Combien', 'Exemples de noms');
  const [grounds, actions, states, ...others] = rows.map(([, count = '']) => Math.max(...numbersIn(count)));
  const families = [tokens['taille-texte'], tokens.espace, tokens.arrondi].map(namesOf);
  assert.is(Object.keys(colors).length, (grounds ?? 0) + (actions ?? 0) + (states ?? 0));
  const expected = families.map(({ length }) => length);
  assert.equal(others, expected);
  const names = Object.keys(colors).concat(...families);
  for (const [family, , examples = ''] of rows)
    if (!/\d/.test(examples))
      for (const name of examples.split(', ')) assert.ok(names.includes(name), `${family}: ${name}`);
});

test('the parts of a colour are those of its code', () => {
  for (const [name, { $value }] of Object.entries(colors))
    assert.equal(
      $value.components,
      [1, 3, 5].map((at) => Math.round((Number.parseInt($value.hex.slice(at, at + 2), 16) / 255) * 1000) / 1000),
      name,
    );
});

test('each text keeps 4,5 for 1 on both grounds, and a border 3 for 1', () => {
  for (const ground of ['fond', 'surface'].map(hexOf)) {
    for (const name of ['texte', 'texte-discret', 'action', 'action-survol', ...STATES])
      assert.ok(contrastOf(hexOf(name), ground) >= 4.5, name);
    assert.ok(contrastOf(hexOf('bordure'), ground) >= 3, 'bordure');
  }
});

test('the excerpt in the article is word for word in the file', async () => {
  const [excerpt = ''] = await article.code('json');
  const printed = z.record(z.string(), z.record(z.string(), z.unknown())).parse(JSON.parse(excerpt));
  const whole = z.record(z.string(), z.record(z.string(), z.unknown())).parse(tokens);
  for (const [family, values] of Object.entries(printed))
    for (const [name, value] of Object.entries(values)) assert.equal(value, whole[family]?.[name], `${family} ${name}`);
});

test('the theme for Power BI has no colour of its own, and keeps those of states for states', () => {
  const { name, dataColors, good, neutral, bad, ...others } = themeFile.parse(jsonOf('theme-power-bi.json'));
  assert.ok(name);
  const plain = Object.keys(colors).filter((color) => !STATES.includes(color));
  for (const hex of [...dataColors, ...Object.values(others)]) assert.ok(plain.map(hexOf).includes(hex), hex);
  assert.equal([good, neutral, bad], ['succès', 'alerte', 'erreur'].map(hexOf));
});

test.run();

function namesOf(family: object): string[] {
  return Object.keys(family).filter((name) => !name.startsWith('$'));
}
