import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hyphenate } from '../../contract/fold-text.ts';
import type { DisplayedPicture, MediaSettings } from '../../contract/media.ts';
import { hashOf } from '../../platform/hash.ts';
import type { Raster } from './probed.ts';

export interface Variant {
  output: string;
  width: number;
  /** The format; `original` replaces the file itself, with nearly the same pixels. */
  format: 'avif' | 'webp' | 'jpg' | 'png' | 'original';
  /** The largest size in bytes, for which the quality is lowered. */
  most?: number;
}

/** Smallest ratio of two offered widths; smaller steps would save hardly any bytes. */
const STEP = 1.15;

/** Returns the variants of a picture, and the attributes by which pages show them. `name`: name of the picture's file. */
export function variantsOf(
  picture: Raster,
  name: string,
  settings: MediaSettings,
): { shown: DisplayedPicture; all: readonly Variant[] } {
  const { sizes, fallback, closer } = settings;
  const stem = `${settings.folder}/${publishedName(name, [picture.hash, settings, encoderKey()])}`;
  const variant = (width: number, format: Variant['format'], most?: number): Variant => ({
    output: `${stem}-${width}.${format}`,
    width,
    format,
    ...(most !== undefined && { most }),
  });
  const offered = widthsFor(picture.width, settings.widths);
  const avif = offered.map(({ width, most }) => variant(width, 'avif', most));
  const webp = offered.map(({ width, most }) => variant(width, 'webp', most));
  const plain = variant(Math.min(picture.width, fallback), picture.alpha ? 'png' : 'jpg');
  const widest = offered.at(-1)?.width ?? plain.width;
  const large = picture.width > widest * STEP ? variant(Math.min(picture.width, closer), 'webp') : undefined;
  const shown: DisplayedPicture = {
    src: `/${plain.output}`,
    width: plain.width,
    height: Math.max(1, Math.round((plain.width * picture.height) / picture.width)),
    sources: [
      { type: 'image/avif', srcset: srcsetOf(avif) },
      { type: 'image/webp', srcset: srcsetOf(webp) },
    ],
    sizes,
    ...(large && { closer: `/${large.output}` }),
    ...(picture.placeholder && { placeholder: picture.placeholder }),
  };
  return { shown, all: [...avif, ...webp, plain, ...(large ? [large] : [])] };
}

/** Returns a readable name with a hash: 'Été à Sète.JPG' becomes 'ete-a-sete-1f0c6d1b9a3e'. */
export function publishedName(name: string, contents: unknown): string {
  const base = name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const slug = hyphenate(base).slice(0, 40).replace(/-$/, '');
  // The hash is hexadecimal, because some disks ignore the case of base64.
  const hash = Buffer.from(hashOf(JSON.stringify(contents)), 'base64url').toString('hex', 0, 6);
  return `${slug || 'image'}-${hash}`;
}

/** Returns the offered widths up to the picture's own, which is added if it lies between two of them. */
function widthsFor(own: number, widths: MediaSettings['widths']): MediaSettings['widths'] {
  const smaller = widths.filter(({ width }) => width * STEP <= own);
  const next = widths[smaller.length];
  return next ? [...smaller, { width: Math.min(own, next.width), most: next.most }] : smaller;
}

function srcsetOf(variants: readonly Variant[]): string {
  return variants.map(({ output, width }) => `/${output} ${width}w`).join(', ');
}

let known: string | undefined;

/** Returns a hash of the encoder's code, which is read and not imported, because importing it would load sharp. */
export function encoderKey(): string {
  known ??= hashOf(readFileSync(join(import.meta.dirname, 'encode-variant.ts'), 'utf8').replaceAll('\r\n', '\n'));
  return known;
}
