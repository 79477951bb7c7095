import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faceOf } from '../../../src/asset-generators/sharing-image/face.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Faces of sharing images');

const file = readFileSync(join(projectRoot, 'src/styles/fonts/bricolage-grotesque.woff2'));
const font = create(file);
if (!('layout' in font)) throw new Error('a collection');
const face = faceOf(file);

test('words that are set one by one make a line as wide as the font itself sets it', () => {
  for (const line of ['AVATAR, Tout\u00a0: l’été', 'Calculer le ROI d’une automatisation', 'Un', ' deux  trois ', ''])
    assert.is(face.width(line, font.unitsPerEm), font.layout(line).advanceWidth, line);
});

test('a line is drawn from where it starts to where its width ends, wider with each space between letters', () => {
  const across = (spacing: number) =>
    face
      .outline('le ROI', { x: 100, y: 50 }, 40, spacing)
      .flatMap((contour) => contour.filter((_, axis) => axis % 2 === 0));
  const [close, wide] = [across(0), across(0.1)];
  assert.ok(Math.min(...close) >= 100 && Math.max(...close) <= 100 + face.width('le ROI', 40));
  assert.ok(Math.abs(Math.max(...wide) - Math.max(...close) - 5 * 0.1 * 40) < 0.01);
});

test.run();
