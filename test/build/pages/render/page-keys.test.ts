import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageKey, rememberedPageKeys } from '../../../../build/pages/render/page-keys.ts';

const test = suite('Keys of pages');

const page = (props: object) => ({ contentType: 'page', path: '/a', output: 'a/index.html', props });

test('a page is known again by equal data, and has another key for each that is written otherwise', () => {
  const keyOf = rememberedPageKeys();
  const inTurn = [
    { title: 'Un', tags: ['a', 'b'] },
    { title: 'Un', tags: ['a', 'b'] },
    { title: 'Un', tags: ['a', 'c'] },
    { tags: ['a', 'c'], title: 'Un' },
    { title: 'Un', tags: ['a'] },
    { title: 'Un', tags: { 0: 'a' } },
    { title: 'Un', tags: null },
    { title: 'Un' },
  ];
  for (const props of inTurn) assert.is(keyOf(page(props)), pageKey(page(props)), JSON.stringify(props));
  assert.is(new Set(inTurn.map((props) => keyOf(page(props)))).size, inTurn.length - 1);
});

test.run();
