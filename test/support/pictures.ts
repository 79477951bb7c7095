import sharp, { type Sharp } from 'sharp';
import type { FoundFile } from '../../build/contract/source-file.ts';
import { folderWith } from './folder.ts';

/** Red above, blue below, and green in the corner at the top on the left: so that turning it shows. */
export function picture(width: number, height: number): Sharp {
  const half = Math.round(height / 2);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${half}" fill="#f00"/><rect y="${half}" width="${width}" height="${height - half}" fill="#00f"/><rect width="${Math.round(width / 4)}" height="${Math.round(height / 4)}" fill="#0f0"/></svg>`,
    ),
  ).removeAlpha();
}

/** The same as a camera writes it that was held so (Exif 3.0, orientation 1 to 8): upright, it looks as it should. */
export async function rotatedPhoto(orientation: number, width: number, height: number): Promise<Buffer> {
  const undo: Readonly<Record<number, (upright: Sharp) => Sharp>> = {
    1: (upright) => upright,
    2: (upright) => upright.flop(),
    3: (upright) => upright.rotate(180),
    4: (upright) => upright.flip(),
    5: (upright) => upright.rotate(270).flop(),
    6: (upright) => upright.rotate(270),
    7: (upright) => upright.rotate(90).flop(),
    8: (upright) => upright.rotate(90),
  };
  const upright = await picture(width, height).png().toBuffer();
  const turned = await (undo[orientation]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer();
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Every pixel another colour than the next, from a seed: what compresses worst. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The place that `located` photographs name, as it would be read in a file. */
const PLACE = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 36/1 39/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 52/1 38/1' },
};
export const SECRET = 'Maison de Camille';

/** A photograph that says where it was taken, by whom, and with what. */
export function photoWithLocation(width = 640, height = 480): Promise<Buffer> {
  return picture(width, height)
    .withExif({ IFD0: { Artist: SECRET, ImageDescription: SECRET }, ...PLACE })
    .jpeg()
    .toBuffer();
}

/** A file as it is found in a folder. */
export function foundFile(name: string, contents: Uint8Array): FoundFile {
  const folder = folderWith({ [name]: contents });
  return { path: `content/${name}`, name, target: `${folder}/${name}`, bytes: contents.length };
}

/** A JPEG as some telephones write it, with stray bytes between its markers (ITU-T T.81, § B.1.1.2). */
export async function withStrayBytes(): Promise<Buffer> {
  const jpeg = await picture(200, 100).jpeg().toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.from([0, 0x41, 2]), jpeg.subarray(scan)]);
}
