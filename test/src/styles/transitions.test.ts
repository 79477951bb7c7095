import { assert, suite } from '../../suite.ts';
import { filesBelow, read } from '../../support/source-files.ts';

const test = suite('Transitions');

/** Properties that move, and properties that fold. */
const MOVED = ['transform', 'opacity', 'clip-path', 'display', 'none'];

test('leave colours alone: day and night change in one frame, texts and their ground together', () => {
  const sheets = filesBelow('src').filter((file) => file.endsWith('.css'));
  const moved = sheets.flatMap((file) =>
    [...read(file).matchAll(/[{;]\s*transition:([^;}]+)/g)].flatMap(([, value = '']) =>
      value.split(/,(?![^(]*\))/).map((one) => ({ file, property: one.trim().split(/\s/)[0] ?? '' })),
    ),
  );
  assert.ok(moved.length > 0);
  const found = moved.filter(({ property }) => !MOVED.includes(property));
  assert.equal(found, []);
});
