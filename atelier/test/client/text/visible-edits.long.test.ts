import { forEachCase } from '../../../../test/fuzz/random.ts';
import { editorSuite } from '../../support/text-editor.ts';
import { assertUnchangedByCaret, editAtRandom, realTexts } from '../../support/visible-edits.ts';

const test = editorSuite('Texts as they look, for long', 'visible');

const EDITS = 1000;
const texts = realTexts();

test('every real text is walked through, and nothing of it changes', async (page) => {
  for (const text of texts) await assertUnchangedByCaret(page, text);
});

test('of a thousand random edits each changes one line alone', async (page) => {
  const each = Math.ceil(EDITS / texts.length);
  await forEachCase(
    async (random) => {
      for (const text of texts) await editAtRandom(page, text, random, each);
    },
    1,
    1,
  );
});

test.run();
