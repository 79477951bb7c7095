import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Raster } from '../../../../build/assets/media/probed.ts';
import { variantsOf } from '../../../../build/assets/media/variants.ts';
import { englishMedia } from '../../../fixtures/english-media.ts';

const test = suite('What pictures are published as');

const PHOTO: Raster = {
  type: 'raster',
  hash: 'abc',
  width: 4000,
  height: 3000,
  alpha: false,
  format: 'jpg',
  hasMetadata: false,
  remarks: [],
};

function widthsOf(picture: Partial<Raster>, format: string): number[] {
  return variantsOf({ ...PHOTO, ...picture }, 'blog/photo.jpg', englishMedia)
    .all.filter((variant) => variant.format === format)
    .map(({ width }) => width);
}

test('a large picture comes in the widths of the settings, in one for any software, and in one for a closer look', () => {
  const { shown, all } = variantsOf(PHOTO, 'blog/photo.jpg', englishMedia);
  assert.equal(
    all.map(({ width, format }) => `${width} ${format}`),
    [...['400 avif', '800 avif', '400 webp', '800 webp', '800 jpg', '1600 webp']],
  );
  assert.equal([shown.width, shown.height], [800, 600]);
  assert.match(shown.src, /^\/media\/photo-[0-9a-f]{12}-800\.jpg$/);
  assert.match(shown.closer ?? '', /-1600\.webp$/);
  assert.equal(
    shown.sources.map(({ type }) => type),
    ['image/avif', 'image/webp'],
  );
  assert.match(
    shown.sources[0]?.srcset ?? '',
    /^\/media\/photo-\w+-400\.avif 400w, \/media\/photo-\w+-800\.avif 800w$/,
  );
});

test('no variant is larger than the picture, and none hardly smaller than another', () => {
  assert.equal(widthsOf({ width: 300, height: 200 }, 'avif'), [300]);
  assert.equal(widthsOf({ width: 420, height: 200 }, 'avif'), [400]);
  assert.equal(widthsOf({ width: 640, height: 200 }, 'avif'), [400, 640]);
  assert.equal(widthsOf({ width: 640, height: 200 }, 'jpg'), [640]);
  assert.equal(widthsOf({ width: 820, height: 200 }, 'avif'), [400, 800]);
  assert.is(variantsOf({ ...PHOTO, width: 820, height: 200 }, 'a.jpg', englishMedia).shown.closer, undefined);
  assert.equal(widthsOf({ width: 1, height: 900 }, 'avif'), [1]);
});

test('what shows through has a PNG for any software', () => {
  assert.match(variantsOf({ ...PHOTO, alpha: true }, 'a.png', englishMedia).shown.src, /\.png$/);
});

test('an address changes with what the picture holds and how it is made, and says its name without accents', () => {
  const srcOf = (picture: Partial<Raster>, name = 'blog/Été à Sète (1).JPG', settings = englishMedia) =>
    variantsOf({ ...PHOTO, ...picture }, name, settings).shown.src;
  assert.match(srcOf({}), /^\/media\/ete-a-sete-1-[0-9a-f]{12}-800\.jpg$/);
  assert.is(srcOf({}), srcOf({}, 'ailleurs/Été à Sète (1).JPG'));
  assert.is.not(srcOf({}), srcOf({ hash: 'abd' }));
  assert.is.not(srcOf({}), srcOf({}, undefined, { ...englishMedia, quality: { avif: 20, webp: 20, jpeg: 20 } }));
  assert.match(srcOf({}, '写真.jpg'), /^\/media\/image-/);
});

test.run();
