import { join } from 'node:path';
import sharp from 'sharp';
import { encodeVariant } from '../../../../build/assets/media/encode-variant.ts';
import { media as library } from '../../../../build/assets/media/library.ts';
import type { Raster } from '../../../../build/assets/media/probed.ts';
import { type Variant, variantsOf } from '../../../../build/assets/media/variants.ts';
import { media } from '../../../../src/media.ts';
import { site } from '../../../../src/site.ts';
import { englishMedia } from '../../../fixtures/english-media.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { noise, photoWithLocation, picture, rotatedPhoto, SECRET } from '../../../support/pictures.ts';

const test = suite('Variants of pictures');

const PHOTO: Raster = {
  ...{ type: 'raster', hash: 'abc', width: 4000, height: 3000, alpha: false, format: 'jpg' },
  ...{ hasMetadata: false, remarks: [] },
};

test('a large picture has the widths of the settings, a general one and a larger one', () => {
  const { shown, all } = variantsOf(PHOTO, 'blog/photo.jpg', englishMedia);
  const forms = all.map(({ width, format }) => `${width} ${format}`);
  assert.equal(forms, ['400 avif', '800 avif', '400 webp', '800 webp', '800 jpg', '1600 webp']);
  assert.equal([shown.width, shown.height], [800, 600]);
  assert.match(shown.src, /^\/media\/photo-[0-9a-f]{12}-800\.jpg$/);
  assert.match(shown.closer ?? '', /-1600\.webp$/);
  assert.is(shown.sources.map(({ type }) => type).join(), 'image/avif,image/webp');
  const avif = /^\/media\/photo-\w+-400\.avif 400w, \/media\/photo-\w+-800\.avif 800w$/;
  assert.match(shown.sources[0]?.srcset ?? '', avif);
  assert.match(variantsOf({ ...PHOTO, alpha: true }, 'a.png', englishMedia).shown.src, /\.png$/);
});

test('no variant is larger than the picture, and none hardly smaller than another', () => {
  for (const [width, format, ...widths] of [
    [300, 'avif', 300],
    [640, 'avif', 400, 640],
    [640, 'jpg', 640],
    [1, 'avif', 1],
  ] as const) {
    const { all } = variantsOf({ ...PHOTO, width, height: 200 }, 'blog/photo.jpg', englishMedia);
    const made = all.filter((variant) => variant.format === format).map((variant) => variant.width);
    assert.equal(made, widths, String(width));
  }
  assert.is(variantsOf({ ...PHOTO, width: 820, height: 200 }, 'a.jpg', englishMedia).shown.closer, undefined);
});

test('an address changes with the picture’s content and encoding, and has its plain name', () => {
  const srcOf = (picture: Partial<Raster>, name = 'blog/Été à Sète (1).JPG', settings = englishMedia) =>
    variantsOf({ ...PHOTO, ...picture }, name, settings).shown.src;
  assert.match(srcOf({}), /^\/media\/ete-a-sete-1-[0-9a-f]{12}-800\.jpg$/);
  assert.is(srcOf({}), srcOf({}, 'ailleurs/Été à Sète (1).JPG'));
  assert.is.not(srcOf({}), srcOf({ hash: 'abd' }));
  assert.is.not(srcOf({}), srcOf({}, undefined, { ...englishMedia, quality: { avif: 20, webp: 20, jpeg: 20 } }));
  assert.match(srcOf({}, '写真.jpg'), /^\/media\/image-/);
});

const FORMATS: readonly Variant['format'][] = ['avif', 'webp', 'jpg'];

test('every variant stands upright, however the camera was held', async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const photo = await rotatedPhoto(orientation, 240, 160);
    // AVIF takes as long as all others.
    for (const format of FORMATS.slice(orientation === 6 ? 0 : 1)) {
      const { contents } = await made(photo, { width: 120, format });
      const { width, height, orientation: left } = await sharp(contents).metadata();
      assert.equal([width, height, left ?? 1], [120, 80, 1], `${format} ${orientation}`);
      assert.is(await colours(contents), 'green red blue', `${format} ${orientation}`);
    }
  }
});

test('no variant says anything beside the picture: neither place, nor author, nor profile', async () => {
  const photo = await sharp(await photoWithLocation())
    .keepExif()
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  assert.ok(photo.includes(SECRET));
  for (const format of [...FORMATS, 'png'] as const) {
    const { contents } = await made(photo, { width: 320, format });
    const { exif, xmp, icc, iptc, hasProfile } = await sharp(contents).metadata();
    assert.equal([exif, xmp, icc, iptc, hasProfile], [undefined, undefined, undefined, undefined, false], format);
    assert.not.ok(Buffer.from(contents).includes(SECRET), format);
  }
});

test('inks, deep colours and other profiles become sRGB of eight bits', async () => {
  const inks = await picture(200, 100).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const deep = await picture(200, 100).toColourspace('rgb16').png().toBuffer();
  for (const source of [inks, deep])
    for (const format of FORMATS) {
      const { contents } = await made(source, { width: 100, format });
      const { space, depth, channels } = await sharp(contents).metadata();
      assert.equal([space, depth, channels], ['srgb', 'uchar', 3], format);
    }
});

test('what shows through goes on doing so, in each variant that can', async () => {
  const glass = await picture(200, 100).ensureAlpha(0.5).png().toBuffer();
  for (const format of ['avif', 'webp', 'png'] as const) {
    const { contents } = await made(glass, { width: 100, format });
    const { isOpaque } = await sharp(contents).stats();
    assert.is(isOpaque, false, format);
  }
});

test('a photograph of 4000 by 3000 pixels and six megabytes costs a phone less than 60 kB', async () => {
  const photo = await noise(2000, 1500).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer();
  assert.ok(photo.length > 6_000_000, `${photo.length}`);
  // The variant that a screen of 360 pixels takes, with two or three device pixels in one: see src/media.ts.
  for (const { width, most } of media.widths.filter(({ width }) => width > 480 && width <= 1000)) {
    const { contents, tooHeavy } = await made(photo, { width, format: 'avif', most });
    assert.ok(contents.length < 60_000, `${width}: ${contents.length}`);
    assert.is(tooHeavy, false);
  }
});

test('a picture that no quality makes light enough is made all the same, and said to be too heavy', async () => {
  const heavy = await noise(400, 300).png().toBuffer();
  const { contents, tooHeavy } = await made(heavy, { width: 400, format: 'webp', most: 2000 });
  assert.is(tooHeavy, true);
  assert.is((await sharp(contents).metadata()).width, 400);
});

test('a picture with a similar name is proposed for a missing one', async () => {
  const copies = ['images/tableau-de-bord.png', 'images/equipe.png'].map((path) => ({ path, from: path, bytes: 0 }));
  const unfit = async () => ({ type: 'unfit' as const, why: { rule: '', message: '', hint: '' } });
  const folders = { root: '/site', staticDir: '/site/static', media: site.media };
  const { answer } = (await library(folders, { media: [], copies }, unfit)).value;
  const near = (name: string) => Object(answer(name)).near;
  assert.is(near('/images/tableau-de-bor.png'), '/images/tableau-de-bord.png');
  assert.is(near('/photos/equipe.png'), '/images/equipe.png', 'it lies elsewhere');
  assert.is(near('/images/equipe.jpg'), '/images/equipe.png', 'it has another extension');
  assert.is(near('/images/devis.png'), undefined);
});

async function made(contents: Uint8Array, variant: Omit<Variant, 'output'>) {
  const file = join(folderWith({ picture: contents }), 'picture');
  return encodeVariant(file, { output: '', ...variant }, media);
}

/** Names of the colours at the corner, at the top on the right, and at the bottom. */
async function colours(contents: Uint8Array): Promise<string> {
  const { data, info } = await sharp(contents).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(from, from + 3);
    if (red > 180 && green < 90) return 'red';
    if (green > 180 && red < 90) return 'green';
    return blue > 150 && red < 90 ? 'blue' : `${red},${green},${blue}`;
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9)].join(' ');
}
