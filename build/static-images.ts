import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageSize } from './markdown/images.ts';

/** Looks an image's size up in the static folder, once each; undefined when there is no image at that address. */
export function staticImages(staticDir: string): (address: string) => ImageSize | undefined {
  const known = new Map<string, ImageSize | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, measure(staticDir, address));
    return known.get(address);
  };
}

function measure(staticDir: string, address: string): ImageSize | undefined {
  if (!address.startsWith('/') || normalize(address).startsWith('/..')) return undefined;
  try {
    const { width, height } = imageSize(readFileSync(join(staticDir, normalize(address))));
    return { width, height };
  } catch {
    return undefined;
  }
}
