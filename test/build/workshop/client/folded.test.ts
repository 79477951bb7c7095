import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folded } from '../../../../build/workshop/client/folded.ts';

const test = suite('Texts as they are looked for');

test('case, accents, ligatures and blanks at the ends make no difference', () => {
  assert.is(folded(' Ébauche d’ŒUVRE, çà et là '), 'ebauche d’oeuvre, ca et la');
});

test.run();
