import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '../../build/content/parse/parse-file.ts';
import { assert, suite } from '../suite.ts';
import { OPTIONS } from '../support/markdown.ts';
import { projectRoot } from '../support/project-root.ts';
import { placesOf } from '../support/sources.ts';

const test = suite("Texts that strangers' files taught");

const FOLDER = join(projectRoot, 'test/fixtures/strangers');
/** Diagnostics of each text, and parts of its HTML. */
const RIGHT: Readonly<Record<string, readonly [found: readonly string[], ...html: string[]]>> = {
  '01-titre-contact.md': [[], '<h2 id="contact-2">Contact</h2>'],
  '01b-titre-mise-a-jour.md': [[], '<h2 id="mise-a-jour-2">Mise à jour</h2>'],
  '04-note-apres-heure.md': [[], '18:30<sup><a href="#note:1"', '16:9<sup>', '9:30<a href="/contact">détails</a>'],
  '05-lien-md.md': [[], '<a href="/blog/claude-make#rien">', '<a href="/services/design">'],
  '06-ancre-ligature.md': [[], 'id="le-fichier-efficace"', 'id="strasse-et-lodz"'],
  '08-image-externe.md': [['error 08-image-externe.md:10:1+43 image-ailleurs']],
  '09-lien-antislash.md': [['error 09-lien-antislash.md:10:6+29 lien-antislash']],
  '10-adresse-guillemet.md': [[], 'exemple.fr/</a>»', 'exemple.fr/a</a>”', 'exemple.fr/page</a>…'],
  '10b-adresse-points.md': [[], '>https://exemple.fr</a>… fin'],
  '11-emphase-collee.md': [
    ['10:4+13', '10:25+10', '12:1+23', '14:8+4'].map((at) => `warning 11-emphase-collee.md:${at} emphase-collee`),
  ],
  '12-liste-zero.md': [[], '<ol start="0">'],
  '19-puces-word.md': [['12:1+1', '15:1+2'].map((at) => `warning 19-puces-word.md:${at} puce-mal-ecrite`)],
  '20-courriel-souligne.md': [
    [],
    '<em><a href="mailto:support@exemple.fr">support@exemple.fr</a> pour nous joindre</em>',
  ],
  '21-definition-identique.md': [['warning 21-definition-identique.md:13:1+24 adresse-nommee-en-double']],
};

const pagePathOf = (name: string) => `/${name.replace(/\.md$/, '')}`;
const parsed = (name: string) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return parseFile({ path: name, name: `blog/${name}`, text }, { ...OPTIONS, pagePathOf });
};

for (const [name, [found, ...html]] of Object.entries(RIGHT))
  test(`${name} is read as its writer meant it, or what to write instead is said`, () => {
    const { value, diagnostics } = parsed(name);
    assert.equal(placesOf(diagnostics), found);
    for (const piece of html) assert.ok(value?.html.includes(piece), `${piece} in ${value?.html}`);
  });

test('each text of strangers is asked for', () => {
  assert.equal(readdirSync(FOLDER).sort(), Object.keys(RIGHT).sort());
});
