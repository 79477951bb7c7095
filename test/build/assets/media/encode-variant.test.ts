import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeVariant } from '../../../../build/assets/media/encode-variant.ts';
import type { Variant } from '../../../../build/assets/media/variants.ts';
import { media } from '../../../../src/media.ts';
import { folderWith } from '../../../support/folder.ts';
import { heldAs, located, noise, picture, SECRET } from '../../../support/pictures.ts';

const test = suite('Variants of pictures');

const FORMATS: readonly Variant['format'][] = ['avif', 'webp', 'jpg'];

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
    return red > 180 && green < 90
      ? 'red'
      : green > 180 && red < 90
        ? 'green'
        : blue > 150 && red < 90
          ? 'blue'
          : `${red},${green},${blue}`;
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9)].join(' ');
}

test('every variant stands upright, however the camera was held', async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const photo = await heldAs(orientation, 240, 160);
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
  const photo = await sharp(await located())
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
  const file = join(folderWith(), 'photo.jpg');
  writeFileSync(file, photo);
  // What a screen of 360 pixels, two or three in one, takes of those offered: see src/media.ts.
  for (const { width, most } of media.widths.filter(({ width }) => width > 480 && width <= 1000)) {
    const { contents, tooHeavy } = await encodeVariant(file, { output: '', width, format: 'avif', most }, media);
    assert.ok(contents.length < 60_000, `${width}: ${contents.length}`);
    assert.is(tooHeavy, false);
  }
});

test('a picture that no quality makes light enough is made all the same, and said to be too heavy', async () => {
  const { contents, tooHeavy } = await made(await noise(400, 300).png().toBuffer(), {
    width: 400,
    format: 'webp',
    most: 2000,
  });
  assert.is(tooHeavy, true);
  assert.is((await sharp(contents).metadata()).width, 400);
});

test.run();
