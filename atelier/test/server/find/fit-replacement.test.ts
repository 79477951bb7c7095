import { assert, suite } from '../../../../test/suite.ts';
import { fitReplacement, type Gender } from '../../../server/find/fit-replacement.ts';

const test = suite('Words in the place of others');

/** Returns a sentence in which a passage in brackets gives way; undefined where the gender is asked for. */
function fit(sentence: string, words: string, replacement: string, gender?: Gender): string | undefined {
  const [before = '', found = '', after = ''] = sentence.split(/[[\]]/);
  const fitted = fitReplacement({ before, found, address: false }, { words, replacement, ...(gender && { gender }) });
  return fitted && before.slice(0, before.length - fitted.taken) + fitted.text + after;
}

test('capitals stay, but for those that were sought', () => {
  assert.is(fit('[Audit] gratuit', 'audit', 'diagnostic'), 'Diagnostic gratuit');
  assert.is(fit('Un [AUDIT]', 'audit', 'diagnostic'), 'Un DIAGNOSTIC');
  assert.is(fit('Un [audit]', 'audit', 'diagnostic'), 'Un diagnostic');
  assert.is(fit('[Make] relie', 'Make', 'n8n'), 'n8n relie');
});

test('an elided word is whole before a consonant, and an article depends on the gender', () => {
  const cases = ['l’[audit]', "De l'[audit]", 'à l’[audit]', 'cet [audit]'];
  const found = cases.map((one) => fit(one, 'audit', 'revue'));
  const expected = cases.map(() => undefined);
  assert.equal(found, expected);
  const fitted = (gender: Gender) => cases.map((one) => fit(one, 'audit', 'revue', gender));
  assert.equal(fitted('feminine'), ['la revue', 'De la revue', 'à la revue', 'cette revue']);
  assert.equal(fitted('masculine'), ['le revue', 'Du revue', 'au revue', 'ce revue']);
  assert.is(fit('Plus d’[audit]', 'audit', 'revue'), 'Plus de revue');
  assert.is(fit('parce qu’[audit]', 'audit', 'revue'), 'parce que revue');
});

test('before a vowel a whole word is elided', () => {
  const words = ['le', 'Du', 'au', 'ce', 'sa', 'de la', 'lorsque'];
  const expected = ['l’état', 'De l’état', 'à l’état', 'cet état', 'son état', 'de l’état', 'lorsqu’état'];
  const found = words.map((word) => fit(`${word} [bilan]`, 'bilan', 'état'));
  assert.equal(found, expected);
});

test('other words stay unchanged: the same initial, an H, an address, other words before it', () => {
  assert.is(fit('l’[audit]', 'audit', 'examen'), 'l’examen');
  assert.is(fit('l’[audit]', 'audit', 'heure'), 'l’heure');
  assert.is(fit('un [audit]', 'audit', 'bilan'), 'un bilan');
  assert.is(fit('le [bilan]', 'bilan', 'point'), 'le point');
  assert.is(fit('de [de]', 'de', 'à'), 'de à');
  const address = { before: '/l’', found: 'audit', address: true };
  assert.equal(fitReplacement(address, { words: 'audit', replacement: 'bilan' }), { taken: 0, text: 'bilan' });
});
