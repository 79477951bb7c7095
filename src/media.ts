import type { MediaSettings } from '../build/contract/media.ts';

/**
 * How the site publishes pictures and films. A phone that is 360 pixels wide shows a text's pictures 328 wide: in 740 or 1000 pixels of its screen,
 * for which 60 kB have to do. A text's column is 46 rem, 736 pixels, of which there are two in one on many desks.
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
