import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { probe } from '../../../../build/assets/media/probe.ts';
import { assert, suite } from '../../../suite.ts';
import { foundFile, photoWithLocation, picture, rotatedPhoto, withStrayBytes } from '../../../support/pictures.ts';

const test = suite('Looking at pictures and films');

/** Probes a file of these bytes; returns its sort, size and remarks, or the rule that refuses it. */
async function seen(name: string, contents: Uint8Array): Promise<string> {
  const found = await probe(foundFile(name, contents));
  if (found.type === 'unfit') return found.why.rule;
  const size = 'width' in found ? `${found.width}x${found.height}` : found.format;
  const remarks = found.remarks.map(({ rule }) => rule);
  return [found.type, size, 'alpha' in found && found.alpha ? 'alpha' : [], remarks].flat().join(' ');
}

test('a photograph has the size of what it shows, however the camera was held', async () => {
  for (let orientation = 1; orientation <= 8; orientation++)
    assert.is(await seen('a.jpg', await rotatedPhoto(orientation, 60, 40)), 'raster 60x40', `${orientation}`);
});

const RED_TO_BLUE = /^#f.000.,#0.00f.$/;

test('an opaque picture has the colours of its halves, upright, to be painted until it is loaded', async () => {
  const placeholder = async (contents: Uint8Array) => {
    const found = await probe(foundFile('a.png', contents));
    return found.type === 'raster' ? (found.placeholder ?? 'none') : found.type;
  };
  const half = (height: number, background: string) =>
    sharp({ create: { width: 40, height, channels: 3, background } }).png();
  const sea = await half(30, '#0000ff').toBuffer();
  const halves = await half(60, '#ff0000')
    .composite([{ input: sea, top: 30, left: 0 }])
    .toBuffer();
  assert.match(await placeholder(halves), RED_TO_BLUE);
  const upsideDown = sharp(halves).rotate(180).withMetadata({ orientation: 3 });
  assert.match(await placeholder(await upsideDown.toBuffer()), RED_TO_BLUE);
  assert.is(await placeholder(await sharp(sea).grayscale().linear(0, 85).toBuffer()), '#555555,#555555');
  assert.is(await placeholder(await sharp(sea).ensureAlpha(0.5).toBuffer()), 'none');
});

test('every format that browsers or scanners write is a picture, with transparency or without', async () => {
  const opaque = picture(60, 40);
  const glass = picture(60, 40).ensureAlpha(0.5);
  for (const [name, made, found] of [
    ['a.jpeg', opaque.clone().jpeg(), 'raster 60x40'],
    ['a.png', glass.clone().png(), 'raster 60x40 alpha'],
    ['deep.png', opaque.clone().toColourspace('rgb16').png(), 'raster 60x40'],
    ['a.webp', glass.clone().webp(), 'raster 60x40 alpha'],
    ['a.avif', opaque.clone().avif(), 'raster 60x40'],
    ['a.gif', opaque.clone().gif(), 'raster 60x40'],
    ['a.tif', opaque.clone().tiff(), 'raster 60x40'],
    ['a.jpg', opaque.clone().png(), 'raster 60x40 image-extension'],
  ] as const)
    assert.is(await seen(name, await made.toBuffer()), found, name);
});

test('what moves is refused, whatever it is wrapped in', async () => {
  const frames = await Promise.all([picture(20, 20).png().toBuffer(), picture(20, 20).negate().png().toBuffer()]);
  const moving = sharp(frames, { join: { animated: true } });
  assert.is(await seen('a.gif', await moving.gif().toBuffer()), 'image-animee');
  assert.is(await seen('a.webp', await moving.webp().toBuffer()), 'image-animee');
  const found = await seen('a.png', withChunk('acTL', '\0\0\0\x02\0\0\0\0', await picture(20, 20).png().toBuffer()));
  assert.is(found, 'image-animee');
});

test('what has several pictures and does not move is shown by its first, of which a scan says so', async () => {
  const pages = await Promise.all([picture(20, 20).png().toBuffer(), picture(20, 20).negate().png().toBuffer()]);
  const scan = await sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
  assert.is((await sharp(scan).metadata()).pages, 2);
  assert.is(await seen('a.tif', scan), 'raster 20x20 image-plusieurs-pages');
  const still = await picture(20, 20).avif().toBuffer();
  assert.is(await seen('a.avif', still), 'raster 20x20');
  still.write('avis', 8);
  assert.is(await seen('a.avif', still), 'image-animee');
});

test('a flaw that browsers read past is none: stray bytes in a JPEG, tags of maps in a TIFF', async () => {
  assert.is(await seen('a.jpg', await withStrayBytes()), 'raster 200x100');
  assert.is(await seen('a.tif', withMapTag(await picture(20, 20).tiff().toBuffer())), 'raster 20x20');
});

test('a picture that merely speaks of frames is shown', async () => {
  const text = withChunk('tEXt', 'Comment\0The chunk acTL holds its frames.', await picture(20, 20).png().toBuffer());
  assert.is(await seen('a.png', text), 'raster 20x20');
});

test('what is broken or no picture is refused: empty, cut off, a drawing without a size, other files', async () => {
  const jpeg = await picture(600, 400).jpeg().toBuffer();
  for (const [name, contents, rule] of [
    ['a.jpg', '', 'image-vide'],
    ['a.jpg', jpeg.subarray(0, jpeg.length / 2), 'image-abimee'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', 'image-sans-taille'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g></svg>', 'svg-illisible'],
    ['a.svg', '<html><svg width="9" height="9"></svg></html>', 'image-abimee'],
    ['a.jpg', 'Ceci est un texte.', 'image-format'],
    ['a.png', '<!doctype html><p>Introuvable</p>', 'image-format'],
  ] as const)
    assert.is(await seen(name, Buffer.from(contents)), rule, `${name} ${rule}`);
});

test('a drawing has the size that its first tag says in any unit, or else that of its view', async () => {
  const sizes: readonly (readonly [attributes: string, size: string])[] = [
    ['width="30" height="20"', '30x20'],
    ['width="30.4px" height="2e1" viewBox="0 0 9 9"', '30x20'],
    ['width="1in" height="2.54cm"', '96x96'],
    ['width="10mm" height="12pt"', '38x16'],
    ['viewBox="0 0 48 24"', '48x24'],
    ['viewBox="-4,-4,48,24" width="100%" height="100%"', '48x24'],
    ['viewBox="0 0 48 24" width="96"', '96x48'],
    ['data-width="9" width="30" height="20"', '30x20'],
  ];
  const drawing = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`;
  for (const [attributes, size] of sizes)
    assert.is(await seen('a.svg', Buffer.from(drawing(attributes))), `drawing ${size}`, attributes);
  for (const none of ['width="30"', 'width="0" height="20"', 'width="100%" height="100%"', 'viewBox="0 0 48"'])
    assert.is(await seen('a.svg', Buffer.from(drawing(none))), 'image-sans-taille', none);
});

test('a telephone’s own format says how to export it', async () => {
  const heic = await probe(foundFile('IMG_1234.jpg', box('ftypheic\0\0\0\0mif1heic')));
  assert.match(heic.type === 'unfit' ? heic.why.message : '', /HEIC.*iPhone/);
  assert.match(heic.type === 'unfit' ? heic.why.hint : '', /JPEG/);
});

test('a bomb is refused by its header: some bytes that would be gigabytes of pixels are not unpacked', async () => {
  const bomb = await picture(1, 1).png().toBuffer();
  bomb.writeUInt32BE(15_000, 16);
  bomb.writeUInt32BE(15_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  assert.is(await seen('a.png', bomb), 'image-trop-grande', 'and not as broken, which it is, too');
});

test('a file above the limit is not even read', async () => {
  const file = { ...foundFile('a.jpg', Buffer.from('x')), bytes: 30_000_000, target: '/nowhere' };
  const found = await probe(file);
  assert.is(found.type === 'unfit' ? found.why.rule : '', 'image-trop-lourde');
});

test('metadata is found in each way of writing it, also in an animated picture', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,36.65N"/></rdf:RDF></x:xmpmeta>';
  const camera = { IFD0: { Model: 'Appareil de Camille' } };
  const plain = picture(60, 40);
  for (const [name, contents, telling] of [
    ['a.jpg', await photoWithLocation(), true],
    ['xmp.jpg', await plain.clone().withXmp(xmp).jpeg().toBuffer(), true],
    ['a.webp', await plain.clone().withExif(camera).webp().toBuffer(), true],
    ['a.png', withChunk('tEXt', 'Author\0Camille', await plain.clone().png().toBuffer()), true],
    ['plain.jpg', await plain.clone().jpeg().toBuffer(), false],
  ] as const) {
    const found = await probe(foundFile(name, contents));
    assert.is(found.type === 'raster' && found.hasMetadata, telling, name);
  }
  const frames = await Promise.all([plain.clone().png().toBuffer(), plain.clone().negate().png().toBuffer()]);
  const moving = sharp(frames, { join: { animated: true } }).webp();
  for (const [one, silent] of [
    [moving.clone().withExif(camera), false],
    [moving.clone(), true],
  ] as const) {
    const found = await probe(foundFile('a.webp', await one.toBuffer()));
    assert.is(found.type === 'unfit' && found.withoutMetadata, silent);
  }
});

test('a film is one that browsers play, and that does not say where it was taken', async () => {
  assert.is(await seen('a.mp4', box('ftypisom\0\0\0\0isommp42')), 'film MP4');
  assert.is(await seen('a.mov', box('ftypqt  \0\0\0\0qt  ')), 'film-format');
  assert.is(await seen('a.webm', Buffer.from('\x1aE\xdf\xa3\x93\x42\x82\x84webm', 'latin1')), 'film WebM');
  assert.is(await seen('a.webm', Buffer.from('\x1aE\xdf\xa3\x93\x42\x82\x88matroska', 'latin1')), 'film-format');
  const far = [box('ftypisom\0\0\0\0isommp42'), Buffer.alloc((1 << 20) - 30), Buffer.from('©xyz+43.6+3.87/', 'latin1')];
  assert.is(await seen('a.mp4', Buffer.concat(far)), 'media-lieu');
});

/** An ISO media file's first box (ISO/IEC 14496-12, § 4.3). */
function box(text: string): Buffer {
  const body = Buffer.from(text, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.alloc(64)]);
}

/** A PNG with one more chunk before its data (PNG, Third Edition, § 5.3). */
function withChunk(type: string, data: string, png: Buffer): Buffer {
  const body = Buffer.from(`\0\0\0\0${type}${data}\0\0\0\0`, 'latin1');
  body.writeUInt32BE(data.length);
  body.writeUInt32BE(crc32(body.subarray(4, -4)), body.length - 4);
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), body, png.subarray(at)]);
}

/** A TIFF with one more tag, of the names of a map, as long text without an end, which decoders warn of (TIFF 6.0, § 2; GeoTIFF, § 2.4). */
function withMapTag(tiff: Buffer): Buffer {
  const directory = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(directory);
  const entries = tiff.subarray(directory + 2, directory + 2 + 12 * count);
  const [tag, names, header] = [Buffer.alloc(12), Buffer.from('WGS 84|'), Buffer.from(tiff.subarray(0, 8))];
  tag.writeUInt16LE(34_737, 0);
  tag.writeUInt16LE(2, 2);
  tag.writeUInt32LE(names.length, 4);
  tag.writeUInt32LE(tiff.length, 8);
  header.writeUInt32LE(tiff.length + 8, 4);
  const counted = Buffer.alloc(2);
  counted.writeUInt16LE(count + 1);
  return Buffer.concat([header, tiff.subarray(8), names, Buffer.alloc(1), counted, entries, tag, Buffer.alloc(4)]);
}
