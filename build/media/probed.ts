import type { Wording } from '../diagnostics/finding.ts';

/** What the bytes of a picture or film have told, as plain data. */
export type Probed = Raster | Drawing | Film | Unfit;

interface Known {
  /** Of its bytes, by `hashOf`. */
  hash: string;
  /** What whoever shows it should know. */
  remarks: readonly Wording[];
}

/** A picture of pixels. Its size is that of what it shows, turned upright. */
export interface Raster extends Known {
  type: 'raster';
  width: number;
  height: number;
  /** Something behind it may show through. */
  alpha: boolean;
  format: PixelFormat;
  /** Its file says more than its pixels: where it was taken, when, with what or by whom. */
  telling: boolean;
}

export type PixelFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'gif' | 'tif';

/** A picture of lines: SVG. */
interface Drawing extends Known {
  type: 'drawing';
  width: number;
  height: number;
  /** It holds what is not published: see `cleanDrawing`. */
  unclean: boolean;
}

interface Film extends Known {
  type: 'film';
  format: 'MP4' | 'WebM';
}

/** One that cannot be shown. */
interface Unfit {
  type: 'unfit';
  why: Wording;
  /** It is known to say nothing of where it was made, with what and by whom. */
  silent?: boolean;
  /** It is a drawing, which may be published without what must not be. */
  drawing?: boolean;
}
