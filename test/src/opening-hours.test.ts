import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openingHours } from '../../src/format/opening-hours.ts';

const test = suite('Opening hours');

const WEEK = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'];

test('days and times are read as they are written', () => {
  const nineToSix = [{ days: WEEK, opens: '09:00', closes: '18:00' }];
  for (const text of [
    'Lundi – vendredi, 9h-18h',
    'du lundi au vendredi de 9 h à 18 h',
    'Lundi-Vendredi 09h00–18h00',
    'lundi à vendredi,\u00a09h\u00a0-\u00a018h',
  ])
    assert.equal(openingHours(text), nineToSix, text);
});

test('pauses and days of their own are spans of their own', () => {
  assert.equal(openingHours('Lundi – mardi, 9h-12h30 et 14h-18h ; samedi, 10h-12h'), [
    { days: ['lundi', 'mardi'], opens: '09:00', closes: '12:30' },
    { days: ['lundi', 'mardi'], opens: '14:00', closes: '18:00' },
    { days: ['samedi'], opens: '10:00', closes: '12:00' },
  ]);
});

test('what is said otherwise, or cannot be, is not guessed, not even in part', () => {
  const partly = ['9h-18h sauf en août', '9h-18h ; samedi sur rendez-vous'].map(
    (hours) => `Lundi – vendredi, ${hours}`,
  );
  const wrong = ['Vendredi – lundi, 9h-18h', 'Lundi, 18h-9h', 'Lundi, 9h-25h', 'Lundi, 9h75-18h'];
  for (const text of ['', 'Lundi', 'Sur rendez-vous', 'Lundi et mercredi, 9h-18h', ...partly, ...wrong])
    assert.is(openingHours(text), undefined, text);
});

test.run();
