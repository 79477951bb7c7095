import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { resourcesOf } from '../../src/pages/resources/resources.ts';
import { articleEntry, entriesIn } from '../support/planned-site.ts';

const test = suite('All that there is to take away');

const RESSOURCES = { titre: 'Ressources', description: 'Ce que nos textes donnent.', accroche: 'Tout.' };
const FICHIER = '/modeles/liste.csv';

/** Articles of which one may offer a file, on a site with these words for the page. */
function told(ressources: typeof RESSOURCES | undefined, isOffered: boolean) {
  const offering = articleEntry('donne', {
    telechargements: [{ fichier: FICHIER, titre: 'La liste', texte: 'Deux.' }],
  });
  const files = { [FICHIER]: { path: FICHIER, extension: 'csv', bytes: 12 } };
  return resourcesOf({
    blog: { source: 'content/pages/blog.md', data: { ressources } },
    article: entriesIn([articleEntry('autre'), ...(isOffered ? [{ ...offering, files }] : [])]),
    text: { list: [] },
  });
}

test('is listed by the text that offers it, and by no other', () => {
  const { groups = [] } = told(RESSOURCES, true) ?? {};
  assert.equal(
    groups.map(({ path, files }) => [path, files.map(({ title }) => title)]),
    [['/blog/donne', ['La liste']]],
  );
});

test('has no page where nothing is offered, or nobody has said what the page is called', () => {
  assert.is(told(RESSOURCES, false), undefined);
  assert.is(told(undefined, true), undefined);
});

test.run();
