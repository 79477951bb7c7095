import sharp from 'sharp';
import { prepareOriginal } from '../../../../build/assets/media/encode-variant.ts';
import { assert, suite } from '../../../suite.ts';
import { photoWithLocation, picture, rotatedPhoto, SECRET } from '../../../support/pictures.ts';

const test = suite('A picture without what its camera wrote');

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const;
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

const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);

/** Asserts that two pictures look alike: an encoder in high quality shifts a channel by four steps of 255 on the average, at most. */
async function looksLike(one: Uint8Array, other: Uint8Array): Promise<void> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).autoOrient().raw().toBuffer()));
  assert.is(a?.length, b?.length);
  const shift = (a ?? Buffer.of()).reduce((sum, value, index) => sum + Math.abs(value - (b?.[index] ?? 0)), 0);
  assert.ok(shift <= 4 * (a?.length ?? 0), `${shift / (a?.length ?? 1)} of 255`);
}

for (const format of FORMATS)
  test(`${format}: says nothing of place and persons, and looks the same in its colours, the same side up`, async () => {
    const before = await telling(format);
    const after = await prepareOriginal(before);
    assert.ok(holds(before, SECRET), 'there was something to say');
    assert.not(holds(after, SECRET));
    const [was, is] = [await sharp(before).metadata(), await sharp(after).metadata()];
    assert.equal([is.format, is.xmp, is.exif], [was.format, undefined, undefined]);
    assert.equal(is.icc, was.icc);
    assert.equal(is.autoOrient, was.autoOrient);
    await looksLike(after, before);
    assert.is(await prepareOriginal(after), after, 'a second time changes nothing');
  });

test('a camera’s JPEG is upright and loses its metadata and trailing bytes', async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const held = await rotatedPhoto(orientation, 60, 40);
    const noted = await sharp(held)
      .keepMetadata()
      .withExifMerge({ IFD0: { Artist: SECRET } })
      .toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]), Buffer.from(SECRET)]);
    const before = Buffer.concat([noted.subarray(0, 2), comment, noted.subarray(2), Buffer.from(SECRET)]);
    const after = await prepareOriginal(before);
    assert.not(holds(after, SECRET));
    await looksLike(after, before);
  }
});

test('texts of a PNG go, and a wide picture is narrowed with all that it says', async () => {
  const png = await picture(30, 20)
    .withExif({ IFD0: { Artist: SECRET } })
    .png()
    .toBuffer();
  assert.not(holds(await prepareOriginal(png), SECRET));
  const narrow = await prepareOriginal(await picture(3100, 40).withXmp(XMP).jpeg().toBuffer());
  assert.not(holds(narrow, SECRET));
  assert.is((await sharp(narrow).metadata()).width, 3000);
});

test('what holds nothing of the kind comes back byte for byte, and so does what is no picture', async () => {
  for (const format of [...FORMATS, 'gif'] as const) {
    const bytes = await picture(60, 40).toFormat(format).toBuffer();
    assert.is(await prepareOriginal(bytes), bytes, format);
  }
  for (const text of ['', 'pas une image', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    assert.is(Buffer.from(await prepareOriginal(Buffer.from(text))).toString(), text);
});

test('a file that is cut short anywhere ends in a picture or in itself, never in an error', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = format === 'jpeg' ? await photoWithLocation(60, 40) : await telling(format);
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 25))
      await prepareOriginal(whole.subarray(0, length));
  }
});

test('a drawing is handed on before any library has read it, to be judged by its bytes', async () => {
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`);
  // A library answers from other threads, so later than that.
  const later = new Promise((resolve) => setImmediate(resolve, 'later'));
  assert.is(await Promise.race([prepareOriginal(drawing), later]), drawing);
});
