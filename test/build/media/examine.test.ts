import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { examine } from '../../../build/media/examine.ts';
import { foundFile, heldAs, located, picture } from '../../support/pictures.ts';

const test = suite('Looking at pictures and films');

/** What a file of these bytes is found to be: its sort, size and remarks, or the rule that refuses it. */
async function seen(name: string, contents: Uint8Array): Promise<string> {
  const found = await examine(foundFile(name, contents));
  if (found.type === 'unfit') return found.why.rule;
  const size = 'width' in found ? `${found.width}x${found.height}` : found.format;
  const remarks = found.remarks.map(({ rule }) => rule);
  return [found.type, size, 'alpha' in found && found.alpha ? 'alpha' : [], remarks].flat().join(' ');
}

test('a photograph has the size of what it shows, however the camera was held', async () => {
  for (let orientation = 1; orientation <= 8; orientation++)
    assert.is(await seen('a.jpg', await heldAs(orientation, 60, 40)), 'raster 60x40', `orientation ${orientation}`);
});

test('every format that browsers or scanners write is a picture, with transparency or without', async () => {
  const opaque = picture(60, 40);
  const glass = picture(60, 40).ensureAlpha(0.5);
  assert.is(await seen('a.jpeg', await opaque.jpeg().toBuffer()), 'raster 60x40');
  assert.is(await seen('cmyk.jpg', await opaque.toColourspace('cmyk').jpeg().toBuffer()), 'raster 60x40');
  assert.is(await seen('a.png', await glass.png().toBuffer()), 'raster 60x40 alpha');
  assert.is(await seen('deep.png', await opaque.toColourspace('rgb16').png().toBuffer()), 'raster 60x40');
  assert.is(await seen('palette.png', await opaque.png({ palette: true }).toBuffer()), 'raster 60x40');
  assert.is(await seen('a.webp', await glass.webp().toBuffer()), 'raster 60x40 alpha');
  assert.is(await seen('a.avif', await opaque.avif().toBuffer()), 'raster 60x40');
  assert.is(await seen('a.gif', await opaque.gif().toBuffer()), 'raster 60x40');
  assert.is(await seen('a.tif', await opaque.tiff().toBuffer()), 'raster 60x40');
});

test('what moves is refused, whatever it is wrapped in', async () => {
  const frames = await Promise.all([picture(20, 20).png().toBuffer(), picture(20, 20).negate().png().toBuffer()]);
  const moving = sharp(frames, { join: { animated: true } });
  assert.is(await seen('a.gif', await moving.gif().toBuffer()), 'image-animee');
  assert.is(await seen('a.webp', await moving.webp().toBuffer()), 'image-animee');
  assert.is(await seen('a.png', animatedPng(await picture(20, 20).png().toBuffer())), 'image-animee');
});

test('what is broken is refused: empty, cut off, spoilt', async () => {
  const jpeg = await picture(600, 400).jpeg().toBuffer();
  const png = await picture(600, 400).png().toBuffer();
  assert.is(await seen('a.jpg', new Uint8Array()), 'image-vide');
  assert.is(await seen('a.jpg', jpeg.subarray(0, jpeg.length / 2)), 'image-abimee');
  assert.is(await seen('a.png', png.subarray(0, png.length / 2)), 'image-abimee');
  assert.is(await seen('a.jpg', jpeg.subarray(0, 40)), 'image-abimee');
  assert.is(await seen('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')), 'image-sans-taille');
});

test('what is no picture is refused, and a telephone’s own format says how to export it', async () => {
  assert.is(await seen('a.jpg', Buffer.from('Ceci est un texte.')), 'image-format');
  assert.is(await seen('a.png', Buffer.from('<!doctype html><p>Introuvable</p>')), 'image-format');
  assert.is(await seen('a.jpg', Buffer.from('%PDF-1.7\n%âãÏÓ')), 'image-format');
  const heic = await examine(foundFile('IMG_1234.jpg', box('ftypheic\0\0\0\0mif1heic')));
  assert.match(heic.type === 'unfit' ? heic.why.message : '', /HEIC.*iPhone/);
  assert.match(heic.type === 'unfit' ? heic.why.hint : '', /JPEG/);
});

test('a picture under another format’s name is shown, with a word about it', async () => {
  assert.is(await seen('a.jpg', await picture(60, 40).png().toBuffer()), 'raster 60x40 image-extension');
});

test('a bomb is refused by its header: a few kilobytes that would be gigabytes of pixels', async () => {
  const bomb = await sharp({
    create: { width: 15_000, height: 15_000, channels: 3, background: 'navy' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  assert.ok(bomb.length < 1_000_000);
  const before = process.memoryUsage().rss;
  assert.is(await seen('a.png', bomb), 'image-trop-grande');
  assert.ok(process.memoryUsage().rss - before < 200_000_000, 'it was not unpacked');
});

test('a file above the limit is not even read', async () => {
  const file = { ...foundFile('a.jpg', Buffer.from('x')), bytes: 30_000_000, target: '/nowhere' };
  const found = await examine(file);
  assert.is(found.type === 'unfit' ? found.why.rule : '', 'image-trop-lourde');
});

test('a place is found in either way that it may be written', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,36.65N"/></rdf:RDF></x:xmpmeta>';
  const isLocated = async (contents: Uint8Array) => {
    const found = await examine(foundFile('a.jpg', contents));
    return found.type !== 'unfit' && found.located;
  };
  assert.is(await isLocated(await located()), true);
  assert.is(await isLocated(await picture(60, 40).withXmp(xmp).jpeg().toBuffer()), true);
  assert.is(
    await isLocated(
      await picture(60, 40)
        .withExif({ IFD0: { Artist: 'Camille' } })
        .jpeg()
        .toBuffer(),
    ),
    false,
  );
});

test('a film is one that browsers play; one that says where it was taken is named', async () => {
  assert.is(await seen('a.mp4', box('ftypisom\0\0\0\0isommp42')), 'film MP4');
  assert.is(await seen('a.mov', box('ftypqt  \0\0\0\0qt  ')), 'film-format');
  assert.is(await seen('a.mp4', Buffer.from('Ceci est un texte.')), 'film-format');
  const far = Buffer.concat([
    box('ftypisom\0\0\0\0isommp42'),
    Buffer.alloc((1 << 20) - 30),
    Buffer.from('©xyz+43.6+3.87/', 'latin1'),
  ]);
  assert.is(await seen('a.mp4', far), 'film MP4 media-lieu');
});

/** An ISO media file's first box (ISO/IEC 14496-12, § 4.3). */
function box(text: string): Buffer {
  const body = Buffer.from(text, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.alloc(64)]);
}

/** A PNG that says before its data that it has two frames; its checksum is not looked at. */
function animatedPng(png: Buffer): Buffer {
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}

test.run();
