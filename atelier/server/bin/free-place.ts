import { extname } from 'node:path';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { holderOf, type KnownFile, knownFiles } from '../../../build/contract/editing/known-files.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { picturePlace, takenPictures } from '../files/picture-place.ts';
import type { BinEntry } from './bin-api.ts';

export interface FreePlace {
  /** From the project's root, with `/`. */
  path: string;
  /** Absolute, links resolved. */
  file: string;
}

/** Where a file of the bin can be put back: its own place, else the first free one of x-2, x-3 … beside it. Throws `Refused`. */
export function freePlace(host: ContentHost, entry: BinEntry): FreePlace {
  const isFree = entry.sort === 'text' ? freeForText(host, entry) : freeForPicture(host, entry);
  const extension = extname(entry.path);
  const stem = entry.path.slice(0, entry.path.length - extension.length);
  for (let count = 1; ; count++) {
    const place = isFree(`${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (place) return place;
  }
}

/** No file has its name, and no other page than the one that its addresses lead to has its address. */
function freeForText(host: ContentHost, { led }: BinEntry): (path: string) => FreePlace | undefined {
  const files = knownFiles(host);
  const names = new Set(host.files().map(({ path }) => nameOnDisk(path)));
  const others = files.filter(({ path }) => path !== led?.path);
  return (path) => {
    const { file, stats, contentType = '', slug } = contentPlace(host, path);
    const address = host.site.contentTypes[contentType]?.path?.(slug) ?? '';
    const isHeld = address !== '' && holderOf(address, isLed(led, address) ? others : files) !== undefined;
    return stats || names.has(nameOnDisk(path)) || isHeld ? undefined : { path, file };
  };
}

function isLed(led: BinEntry['led'], address: KnownFile['address']): boolean {
  return led?.addresses.includes(address) ?? false;
}

function freeForPicture({ site }: ContentHost, entry: BinEntry): (path: string) => FreePlace | undefined {
  const taken = takenPictures(site, entry.path);
  return (path) => {
    const { file, stats } = picturePlace(site, path);
    return stats || taken.has(nameOnDisk(path)) ? undefined : { path, file };
  };
}
