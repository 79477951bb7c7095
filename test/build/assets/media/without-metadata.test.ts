import sharp from 'sharp';
import { prepareOriginal, withoutMetadata } from '../../../../build/assets/media/prepare-original.ts';
import { assert, suite } from '../../../suite.ts';
import { photoWithLocation, picture, rotatedPhoto, SECRET } from '../../../support/pictures.ts';

const test = suite('A picture without what its camera wrote');

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
type Format = (typeof FORMATS)[number];

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description><a>${SECRET}</a></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A picture that tells whose house it shows, and which lies on its side. */
function telling(format: Format): Promise<Buffer> {
  const exif = { IFD0: { Artist: SECRET, Make: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 36/1 39/1' } };
  return picture(60, 40)
    .withExif(exif)
    .withXmp(XMP)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toFormat(format, format === 'tiff' ? { compression: 'lzw' } : {})
    .toBuffer();
}

const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();
const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);

for (const format of FORMATS)
  test(`${format}: says nothing of place and persons, and looks the same in its colours, the same side up`, async () => {
    const before = await telling(format);
    const after = await withoutMetadata(before);
    assert.ok(format === 'gif' || holds(before, SECRET), 'there was something to say');
    assert.not(holds(after, SECRET));
    const [was, is] = [await sharp(before).metadata(), await sharp(after).metadata()];
    assert.is(is.xmp, undefined);
    assert.ok((is.exif?.length ?? 0) <= 40, 'which side is up, at most');
    assert.equal(is.icc, was.icc);
    assert.equal(is.autoOrient, was.autoOrient);
    assert.equal(await pixels(after), await pixels(before));
    assert.equal(await withoutMetadata(after), after, 'a second time changes nothing');
  });

test('a camera’s JPEG keeps each way to hold it, and loses what stands behind its end and between its parts', async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const held = await rotatedPhoto(orientation, 60, 40);
    const noted = await sharp(held)
      .keepMetadata()
      .withExifMerge({ IFD0: { Artist: SECRET } })
      .toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]), Buffer.from(SECRET)]);
    const before = Buffer.concat([noted.subarray(0, 2), comment, noted.subarray(2), Buffer.from(SECRET)]);
    const after = await withoutMetadata(before);
    assert.not(holds(after, SECRET));
    assert.is((await sharp(after).metadata()).orientation ?? 1, orientation);
    assert.equal(await pixels(after), await pixels(before));
  }
});

test('texts, days and comments of a PNG and of a GIF go', async () => {
  const png = await picture(30, 20).png().toBuffer();
  const text = Buffer.concat([Buffer.from([0, 0, 0, SECRET.length]), Buffer.from(`tEXt${SECRET}`), Buffer.alloc(4)]);
  const gif = await picture(30, 20).gif().toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(`${SECRET}\0`)]);
  for (const [clean, at, told] of [
    [png, 33, text],
    [gif, gif.length - 1, comment],
  ] as const) {
    const before = Buffer.concat([clean.subarray(0, at), told, clean.subarray(at)]);
    const after = await withoutMetadata(before);
    assert.not(holds(after, SECRET));
    assert.equal(await pixels(after), await pixels(clean));
  }
});

test('what holds nothing of the kind comes back byte for byte, and so does what is no picture', async () => {
  for (const format of FORMATS) {
    const bytes = await picture(60, 40).toFormat(format).toBuffer();
    assert.equal(Buffer.from(await withoutMetadata(bytes)), bytes, format);
  }
  for (const text of ['', 'pas une image', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    assert.is(Buffer.from(await withoutMetadata(Buffer.from(text))).toString(), text);
});

test('a file that is cut short anywhere ends in a picture or in itself, never in an error', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = format === 'jpeg' ? await photoWithLocation(60, 40) : await telling(format);
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 25))
      await withoutMetadata(whole.subarray(0, length));
  }
});

test('a drawing is handed on before any library has read it, to be judged by its bytes', async () => {
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`);
  // A library answers from other threads, so later than that.
  const later = new Promise((resolve) => setImmediate(resolve, 'later'));
  assert.is(await Promise.race([prepareOriginal(drawing), later]), drawing);
});
