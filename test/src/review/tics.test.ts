import { passagesOf } from '../../../build/content/review/review.ts';
import { tics } from '../../../src/review/tics.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Tics of language');

/** Returns the places of too many tics in a text of so many words, and the start of the diagnostic. */
function found(text: string, { words = 1000, contentType = 'article' } = {}): string[] {
  return tics({ contentType, passages: passagesOf(text, 1), words }).map(
    ({ at: { line, column, length }, message }) => `${line}:${column}+${length} ${/« (.+?) »/.exec(message)?.[1]}`,
  );
}

test('one of each is nobody’s habit, two are, and are named at the second', () => {
  assert.equal(found('Cela suffit souvent.'), []);
  assert.equal(found('Souvent.\n\nEncore souvent, et souvent.'), ['3:8+7 souvent']);
  assert.equal(found('Il suffit. Une suffisance. Insuffisant.'), ['1:16+10 suffire, suffisant']);
});

test('turns that this site fell into later are counted as well, in whatever form', () => {
  for (const [text, name] of [
    ['Une personne lit, une personne signe.', 'une personne'],
    ['Personne ne lit. Personne n’écrit.', 'personne ne'],
    ['Un relevé, deux relevées.', 'relevé'],
    ['Elle dit où, elles disent quoi.', 'dit où, quoi, si'],
    ['Sans elle, rien. Sans lui, tout.', 'Sans, en tête de phrase'],
    ['Voici un plan, et voici l’autre.', 'voici'],
    ['Il tient en deux lignes, ils tiennent sur une page.', 'tient en'],
    ['Un ; deux ; trois ; quatre ; cinq', 'point-virgule'],
  ] as const)
    assert.match(found(text).join(), new RegExp(`^1:\\d+\\+\\d+ ${name}$`), text);
  assert.equal(found('On travaille sans elle, et sans lui.'), []);
});

test('a longer text may have more', () => {
  const text = 'Avant de partir, avant d’y aller.';
  assert.equal(found(text), ['1:18+8 avant de']);
  assert.equal(found(text, { words: 2000 }), []);
});

test('all forms of a verb count, and no other word that looks like it', () => {
  for (const form of ['relisez', 'relue', 'relectures', 'Relit'])
    assert.equal(found(`Relire. ${form}.`).length, 1, form);
  assert.equal(found('Relever un relevé, avant demain. Relier, une reliure. Avant demain.'), []);
});

test('code, links’ addresses and legal texts are not judged', () => {
  assert.equal(found('`souvent` [un](/souvent) souvent'), []);
  assert.equal(found('Souvent, souvent.', { contentType: 'text' }), []);
  assert.equal(found('Souvent, souvent.', { contentType: 'caseStudy' }).length, 1);
});

test('a section that lumps cost and limits together is one too many, two headings in halves too', () => {
  assert.equal(found('## Coûts et limites\n\n## Ce que cela coûte'), ['1:4+15 coût et limites']);
  assert.equal(found('## Les limites, puis le budget').length, 1);
  assert.equal(found('## Un : deux\n\nTrois : quatre.\n\n## Cinq : six'), ['5:8+3 titre en deux moitiés']);
});
