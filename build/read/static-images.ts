import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, normalize } from 'node:path';
import type { ImageSize } from '../parse/markdown/images.ts';

/** Looks an image's size up in the static folder, once each; undefined when there is no image at that address. */
export function staticImages(staticDir: string): (address: string) => ImageSize | undefined {
  const known = new Map<string, ImageSize | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, measure(staticDir, address));
    return known.get(address);
  };
}

function measure(staticDir: string, address: string): ImageSize | undefined {
  const path = pathOf(address);
  if (path === undefined) return undefined;
  try {
    const file = join(staticDir, normalize(path));
    // A pipe would keep its reader waiting for ever.
    if (!statSync(file).isFile()) return undefined;
    const { width, height } = measuring().imageSize(readFileSync(file));
    return { width, height };
  } catch {
    return undefined;
  }
}

const HERE = 'http://site.invalid';

/** The file that a browser would ask this site for; undefined for another site's address, and for one that does not start at the root. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined;
  try {
    const { origin, pathname } = new URL(address, HERE);
    return origin === HERE ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
}

/** Loaded with the first image, for most builds ask for none. */
function measuring(): typeof import('image-size') {
  return require('image-size');
}

const require = createRequire(import.meta.url);
