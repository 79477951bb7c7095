import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { initialState, pageEvent } from '../../../../build/server/dev/dev-state.ts';

const test = suite('What open pages are told');

test('pages that are not published are named below the base; a draft that no page stands for, such as facts, marks none', () => {
  const unpublished = { why: 'draft' } as const;
  const state = {
    ...initialState('/depot'),
    unpublished: [
      { file: 'content/blog/neuf.md', path: '/blog/neuf', unpublished },
      { file: 'content/faits/essai.md', path: '', unpublished },
    ],
  };
  assert.equal(pageEvent(state).unpublished, [{ path: '/depot/blog/neuf', unpublished }]);
});

test.run();
