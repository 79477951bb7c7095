import { fileKindAndSize } from '../../src/format/file-kind.ts';
import { resourcesOf } from '../../src/pages/resources/resources.ts';
import { assert, suite } from '../suite.ts';
import { articleEntry, entriesIn } from '../support/planned-site.ts';

const test = suite('All that there is to take away');

const RESSOURCES = { titre: 'Ressources', description: 'Ce que nos textes donnent.', accroche: 'Tout.' };
const FICHIER = '/modeles/liste.csv';

/** Articles and a text, of which some may offer a file, on a site with these words for the page. */
function told(ressources: typeof RESSOURCES | undefined, isOffered: boolean) {
  const telechargements = [{ fichier: FICHIER, titre: 'La liste', texte: 'Deux.' }];
  const offering = articleEntry('donne', { telechargements, categorie: 'Business' });
  const files = { [FICHIER]: { path: FICHIER, extension: 'csv', bytes: 12 } };
  const data = { titre: 'Rapport', description: 'Ce que dit un rapport.', telechargements };
  const text = { ...offering, path: '/rapport', data, files };
  return resourcesOf({
    blog: { source: 'content/pages/blog.md', data: { ressources } },
    article: entriesIn([articleEntry('autre'), ...(isOffered ? [{ ...offering, files }] : [])]),
    text: { list: isOffered ? [text] : [] },
  });
}

test('is listed by the text that offers it, and by no other', () => {
  const { groups = [] } = told(RESSOURCES, true) ?? {};
  assert.equal(
    groups.map(({ path, label, files }) => [path, label, files.map(({ title }) => title)]),
    [
      ['/rapport', undefined, ['La liste']],
      ['/blog/donne', 'Business', ['La liste']],
    ],
  );
});

test('has no page where nothing is offered, or nobody has said what the page is called', () => {
  assert.is(told(RESSOURCES, false), undefined);
  assert.is(told(undefined, true), undefined);
});

const said = (extension: string, bytes: number) => fileKindAndSize({ extension, bytes });

test('the kind and size of a file are said in readers’ words, with one unit that fits', () => {
  assert.is(said('xlsx', 14_200), 'Classeur Excel · 14 ko');
  assert.is(said('csv', 1), 'Tableau CSV · 1 octet');
  assert.is(said('csv', 999), 'Tableau CSV · 999 octets');
  assert.is(said('csv', 1000), 'Tableau CSV · 1 ko');
  assert.is(said('pdf', 999_499), 'Document PDF · 999 ko');
  assert.is(said('pdf', 999_500), 'Document PDF · 1 Mo');
  assert.is(said('zip', 1_250_000), 'Archive ZIP · 1,3 Mo');
});

test('a kind that has no word is called by its extension', () => {
  assert.is(said('ods', 2000), 'Fichier ODS · 2 ko');
  assert.is(said('', 2000), 'Fichier · 2 ko');
});
