import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type About, schema } from '../../src/pages/about/schema.ts';
import { team } from '../../src/pages/settings/schema.ts';
import { assert, suite } from '../suite.ts';
import { contentFolder } from '../support/real-site.ts';

const test = suite('What the page about the agency may say');

const [, frontMatter = ''] = readFileSync(join(contentFolder, 'pages/a-propos.md'), 'utf8').split(/^---$/m);
const about: About = parse(frontMatter);

const accepts = (changes: object) => schema.safeParse({ ...about, ...changes }).success;

test('one to six values, as far as cards fill their rows', () => {
  const value = { titre: 'Clarté', icone: 'boussole', texte: 'Un schéma que tout le monde comprend.' };
  const accepted = [0, 1, 2, 3, 4, 5, 6, 7].filter((length) =>
    accepts({ valeurs: { titre: 'Nos valeurs', elements: Array.from({ length }, () => value) } }),
  );
  assert.equal(accepted, [1, 2, 3, 4, 5, 6]);
});

test('none of its parts but the founder, or more of them', () => {
  const parties = [{ titre: 'Nos engagements', texte: 'Un interlocuteur.\n\nUne passation.' }];
  assert.ok(accepts({ mission: undefined, vision: undefined, valeurs: undefined, histoire: undefined, parties }));
  assert.not(accepts({ fondateur: undefined }));
});

test('others beside the founder, who are among the settings, with or without a portrait', () => {
  const person = { nom: 'Camille Exemple', role: 'Développeuse', texte: 'Elle construit les applications.' };
  const photo = { source: '/images/camille.jpg', alt: 'Camille, de face' };
  const isTeam = (equipe: readonly object[]) => team.safeParse(equipe).success;
  assert.ok(isTeam([person, { ...person, photo }]));
  assert.not(isTeam([{ ...person, nom: '' }]));
  assert.not(isTeam(Array.from({ length: 7 }, () => person)));
});
