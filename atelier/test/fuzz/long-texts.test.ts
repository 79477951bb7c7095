import { mediaName } from '../../../build/contract/media-name.ts';
import { mentionsIn } from '../../../build/editing/known-files.ts';
import { toMdast } from '../../../build/output/alternates/to-mdast.ts';
import { queryWords } from '../../../src/search/query-words.ts';
import { assert, suite } from '../../../test/suite.ts';
import { withinTime } from '../../../test/support/within-time.ts';
import { passagesIn } from '../../server/find/find.ts';
import { finder } from '../../server/find/pattern.ts';
import { pictureUses } from '../../server/pictures/used-pictures.ts';

const test = suite('Long texts');

/** Milliseconds of processor time: a hundred times what the work takes, and a hundredth of what it took where each sign was looked at for each other. */
const LIMIT = 5000;

const find = (words: string, whole = false) => finder({ words, exact: false, whole });
/** Work over a long text, and what is to come of it. */
const WORK: readonly (readonly [name: string, work: () => unknown, result: unknown])[] = [
  [
    'words found all along a line that is one address, as of a picture within it',
    () => passagesIn(`data:${'ab'.repeat(50_000)}`, find('ab')).length,
    50_000,
  ],
  ['whole words found all along a line', () => passagesIn('ab '.repeat(60_000), find('ab', true)).length, 60_000],
  ['addresses in a text of spaces', () => mentionsIn(`${' '.repeat(400_000)}/a`).length, 1],
  ['addresses in a text of dashes', () => mentionsIn(`${'- '.repeat(200_000)}a`).length, 0],
  [
    'what is said of pictures that begin and do not end',
    () =>
      pictureUses([{ path: 'a.md', name: 'a.md', text: '![![![(/images/a.png '.repeat(5_000) }])(
        mediaName('', '/images/a.png') ?? '',
      ).length,
    5_000,
  ],
  [
    'code with many blank lines as Markdown',
    () => {
      const value = `a${'\n'.repeat(400_000)}b`;
      const code = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] } as const;
      const { children } = toMdast([
        { type: 'element', tagName: 'pre', properties: {}, children: [{ ...code, children: [...code.children] }] },
      ]);
      return children[0]?.type === 'code' && children[0].value === value;
    },
    true,
  ],
  ['a long word of a query', () => queryWords('automatisation'.repeat(20_000), new Set(['make'])).length, 1],
];

for (const [name, work, result] of WORK)
  test(`are read in a moment: ${name}`, () => {
    assert.equal(withinTime(LIMIT, work), { value: result });
  });
