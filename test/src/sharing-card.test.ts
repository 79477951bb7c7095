import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sharingCard, sharingImage } from '../../src/format/sharing-card.ts';

const test = suite('What sharing images say');

const LABELS: readonly (readonly [path: string, label: string, own?: { categorie?: string; secteur?: string }])[] = [
  ['/', 'Agence'],
  ['/services', 'Services'],
  ['/services/design', 'Services'],
  ['/services-a-venir', ''],
  ['/blog/un', 'Outils', { categorie: 'Outils' }],
  ['/cas-usage/un', 'Transport', { secteur: 'Transport' }],
  ['/cas-usage/un', "Cas d'usage"],
  ['/cgv', 'Informations légales'],
  ['/nulle-part', ''],
];

test('is the category or sector of a page, or the part of the site that it belongs to', () => {
  for (const [path, label, own = {}] of LABELS)
    assert.equal(sharingCard(path, { titre: 'Un titre', ...own }), { title: 'Un titre', label }, path);
});

test('changes the address of the image, and not its path', () => {
  const addresses = ['a', 'b'].flatMap((title) => ['', 'x'].map((label) => sharingImage('/cgv', { title, label })));
  assert.is(new Set(addresses).size, 4);
  for (const address of addresses) assert.match(address, /^\/partage\/cgv\.png\?[0-9a-z]+$/);
});

test.run();
