import type { Wording } from '../diagnostics/finding.ts';

/** What the bytes of a picture or film have told, as plain data. */
export type Examined = Raster | Drawing | Film | Unfit;

interface Known {
  /** Of its bytes, by `hashOf`. */
  hash: string;
  /** What whoever shows it should know. */
  remarks: readonly Wording[];
  /** It says where it was taken. */
  located: boolean;
}

/** A picture of pixels. Its size is that of what it shows, turned upright. */
export interface Raster extends Known {
  type: 'raster';
  width: number;
  height: number;
  /** Something behind it may show through. */
  alpha: boolean;
}

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
}
