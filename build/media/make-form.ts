import sharp, { type Sharp } from 'sharp';
import type { MediaSettings } from '../contract/media.ts';
import type { Form } from './forms.ts';
import { MOST_PIXELS } from './limits.ts';

/** A form's bytes, and whether they are as few as was asked for. */
export interface MadeForm {
  contents: Uint8Array;
  tooHeavy: boolean;
}

/** Below this a picture is no longer worth looking at. */
const LEAST_QUALITY = 18;
/** By how much ten points of quality shrink a file, roughly: photographs and noise, in either format. */
const SHRINKS = 1.6;
const MOST_TRIES = 4;
/** What nobody tells from the file that it was made of. */
const WHOLE_QUALITY = 92;

/**
 * Makes a form of a picture: upright, in sRGB with eight bits a channel, without anything that its file says beside the picture.
 * Where it weighs more than it should, its quality is lowered until it does not.
 */
export async function makeForm(
  target: string,
  { width, format, most = Number.POSITIVE_INFINITY, whole = false }: Form,
  { quality }: Pick<MediaSettings, 'quality'>,
): Promise<MadeForm> {
  const picture = sharp(target, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'png' || format === 'gif' || format === 'tif')
    return { contents: await LOSSLESS[format](picture, whole).toBuffer(), tooHeavy: false };
  let tried = whole ? WHOLE_QUALITY : quality[format === 'jpg' ? 'jpeg' : format];
  for (let tries = 1; ; tries++) {
    const contents = await ENCODE[format](picture.clone(), tried).toBuffer();
    const tooHeavy = contents.length > most;
    if (!tooHeavy || tried === LEAST_QUALITY || tries === MOST_TRIES) return { contents, tooHeavy };
    const points = Math.ceil((10 * Math.log(contents.length / most)) / Math.log(SHRINKS));
    tried = Math.max(LEAST_QUALITY, tried - Math.max(4, points));
  }
}

/** Twice the effort for AVIF takes four times as long, and saves nothing that could be measured. */
const ENCODE: Readonly<Record<'avif' | 'webp' | 'jpg', (picture: Sharp, quality: number) => Sharp>> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 3 }),
  webp: (picture, quality) => picture.webp({ quality, smartSubsample: true }),
  jpg: (picture, quality) => picture.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }),
};

const LOSSLESS: Readonly<Record<'png' | 'gif' | 'tif', (picture: Sharp, whole: boolean) => Sharp>> = {
  png: (picture, whole) => (whole ? picture.png() : picture.png({ palette: true, quality: 90 })),
  gif: (picture) => picture.gif(),
  tif: (picture) => picture.tiff({ compression: 'lzw' }),
};
