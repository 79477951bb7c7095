import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { initialState, pageEvent } from '../../../build/dev/dev-state.ts';

const test = suite('What open pages are told');

test('pages that are not published are named below the base; a draft that no page stands for, such as facts, marks none', () => {
  const held = { why: 'draft' } as const;
  const state = {
    ...initialState('/depot'),
    held: [
      { file: 'content/blog/neuf.md', path: '/blog/neuf', held },
      { file: 'content/faits/essai.md', path: '', held },
    ],
  };
  assert.equal(pageEvent(state).held, [{ path: '/depot/blog/neuf', held }]);
});

test.run();
