import type { Wording } from '../../contract/diagnostic.ts';

/** The facts of a picture or film, as plain data. */
export type Probed = Raster | Drawing | Film | Unfit;

interface Known {
  /** Of its bytes, by `hashOf`. */
  hash: string;
  /** Warnings for every page that shows it. */
  remarks: readonly Wording[];
}

/** A raster picture. Its size is that of the upright picture. */
export interface Raster extends Known {
  type: 'raster';
  width: number;
  height: number;
  /** Tells whether anything in it is transparent. */
  alpha: boolean;
  format: PixelFormat;
  /** Tells whether its file has metadata, which may say where, when, with what or by whom it was taken. */
  hasMetadata: boolean;
  /** Its colours until it is loaded: stops of a gradient from its top to its bottom. Absent where it is transparent. */
  placeholder?: string;
}

export type PixelFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'gif' | 'tif';

/** An SVG. */
interface Drawing extends Known {
  type: 'drawing';
  width: number;
  height: number;
  /** Tells whether `cleanDrawing` would remove something. */
  unclean: boolean;
}

interface Film extends Known {
  type: 'film';
  format: 'MP4' | 'WebM';
}

/** A file that cannot be shown. */
interface Unfit {
  type: 'unfit';
  why: Wording;
  /** Tells whether its file is known to hold no metadata. */
  withoutMetadata?: boolean;
  /** Tells whether it is an SVG, which may be published once it is cleaned. */
  drawing?: boolean;
}
