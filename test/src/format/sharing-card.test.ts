import { sharingCard, sharingImage } from '../../../src/format/sharing-card.ts';
import { paths } from '../../../src/routes.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Sharing cards');

const labelAt = (path: string) => sharingCard(path, { titre: 'Un titre' }).label;

test('else say the section that the page is in, and nothing outside of all sections', () => {
  for (const [page, section] of [
    [paths.article('x'), paths.blog],
    [paths.service('x'), paths.services],
    [paths.caseStudy('x'), paths.caseStudies],
  ] as const)
    assert.is(labelAt(page), labelAt(section), page);
  const { services, caseStudies, blog, resources, about, contact, home, terms } = paths;
  const sections = [services, caseStudies, blog, resources, about, contact, home, terms];
  assert.is(new Set([...sections, '/autre'].map(labelAt)).size, sections.length + 1);
  for (const path of [paths.privacy, paths.legalNotices]) assert.is(labelAt(path), labelAt(paths.terms), path);
  assert.is(labelAt(`${paths.blog}ue`), '');
});

const LABELS: readonly (readonly [path: string, label: string, own?: { categorie?: string; secteur?: string }])[] = [
  ['/', 'Agence'],
  ['/services', 'Services'],
  ['/services-a-venir', ''],
  ['/blog/un', 'Outils', { categorie: 'Outils' }],
  ['/cas-usage/un', 'Transport', { secteur: 'Transport' }],
  ['/cas-usage/un', "Cas d'usage"],
  ['/cgv', 'Informations légales'],
];

test('a card says the category or sector of its page, or the part of the site that it belongs to', () => {
  for (const [path, label, own = {}] of LABELS)
    assert.equal(sharingCard(path, { titre: 'Un titre', ...own }), { title: 'Un titre', label }, path);
});

test('the text of a card changes the address of its image, not its path', () => {
  const addresses = ['a', 'b'].flatMap((title) => ['', 'x'].map((label) => sharingImage('/cgv', { title, label })));
  assert.is(new Set(addresses).size, 4);
  for (const address of addresses) assert.match(address, /^\/partage\/cgv\.png\?[0-9a-z]+$/);
});
