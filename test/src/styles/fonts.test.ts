import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceOf } from '../../../src/asset-generators/sharing-image/face.ts';
import { assert, suite } from '../../suite.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Fonts');

test('draw no small letter nearer to the full stop before it, which would be overlooked in an address', () => {
  const { width } = faceOf(readFileSync(join(projectRoot, 'src/styles/fonts/instrument-sans.woff2')));
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    assert.is(width(`.${letter}`, 1000), width('.', 1000) + width(letter, 1000), letter);
});
