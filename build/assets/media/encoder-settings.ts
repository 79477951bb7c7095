/** Encoder settings of each format, as sharp names them; qualities come from the site. */
export const ENCODER_SETTINGS = {
  /** Twice the effort takes four times as long, and saves nothing that could be measured. */
  avif: { effort: 3 },
  webp: { smartSubsample: true },
  jpg: { mozjpeg: true },
  png: { palette: true, quality: 90 },
  gif: {},
  tif: { compression: 'lzw' },
  /** Quality of a file that is published whole: nobody tells it from the one that it was made of. */
  whole: 92,
  /** Below this quality a picture is no longer worth looking at. */
  least: 18,
} as const;
