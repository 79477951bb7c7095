import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { journeys } from '../../../src/files/journeys.ts';
import { journeysFollowTheDrawing } from '../../../src/pages/home/journey-rules.ts';
import type { Home } from '../../../src/pages/home/schema.ts';

const test = suite('Journeys of the home page');

const TOOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const homeWith = (trajets?: Home['orbites']['trajets']) => ({
  data: { orbites: { description: 'Un dessin.', noyau: 'Centre', outils: TOOLS, trajets } },
});

const journey = (depart: string, ...places: string[]) => ({
  depart,
  texte: `Départ de ${depart}.`,
  etapes: places.map((lieu) => ({ lieu, texte: `Passage par ${lieu}.` })),
});

const placesFound = (...trajets: ReturnType<typeof journey>[]) =>
  journeysFollowTheDrawing(homeWith(trajets)).map(({ severity, rule, at }) => [severity, rule, at.join('.')]);

test('are told from the tool that is chosen, by the ranks of the tools, with the typography of the page', () => {
  const [file, ...others] = journeys(
    { home: homeWith([journey('C', 'Centre', 'A')]) },
    { typeset: (text) => `${text}*` },
  );
  assert.equal(others, []);
  const told = JSON.parse(String(file?.contents));
  assert.is(told.length, TOOLS.length);
  const found = told.flatMap((stops: unknown[], tool: number) => (stops.length > 0 ? [tool] : []));
  assert.equal(found, [2]);
  assert.equal(told[2], [
    { tool: 2, name: 'C*', text: 'Départ de C.*' },
    { tool: -1, name: 'Centre*', text: 'Passage par Centre.*' },
    { tool: 0, name: 'A*', text: 'Passage par A.*' },
  ]);
});

test('are no file where there are none', () => {
  assert.equal(journeys({ home: homeWith() }, { typeset: (text) => text }), []);
});

test('lead to places of the drawing; any other is an error where it is written', () => {
  assert.equal(placesFound(journey('A', 'Centre', 'H'), journey('H', 'A')), []);
  assert.equal(placesFound(journey('A', 'B'), journey('Centre', 'A', 'Ailleurs')), [
    ['error', 'trajet-lieu-inconnu', 'orbites.trajets.1.depart'],
    ['error', 'trajet-lieu-inconnu', 'orbites.trajets.1.etapes.1.lieu'],
  ]);
});

test('begin each at a tool of its own', () => {
  assert.equal(placesFound(journey('A', 'B'), journey('B', 'A'), journey('A', 'C')), [
    ['error', 'trajet-en-double', 'orbites.trajets.2.depart'],
  ]);
});

test.run();
