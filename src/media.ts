import type { MediaSettings } from '../build/contract/media.ts';

/**
 * Sizes of published pictures and films. A phone 360 pixels wide shows a text's pictures 328 wide, 740 or 1000 pixels of its screen, in at most 60
 * kB. A text's column is 46 rem, 736 pixels, and twice as many on most desktops.
 */
export const media: MediaSettings = {
  folder: 'medias',
  widths: [
    { width: 480, most: 60_000 },
    { width: 740, most: 60_000 },
    { width: 1000, most: 60_000 },
    { width: 1480, most: 140_000 },
  ],
  sizes: '(min-width: 50rem) 46rem, 92vw',
  fallback: 1000,
  closer: 2400,
  quality: { avif: 52, webp: 74, jpeg: 78 },
  film: { about: 'vidéo {format}, {size} Mo', decimal: ',' },
};
