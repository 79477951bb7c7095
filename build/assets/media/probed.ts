import type { Wording } from '../../contract/diagnostic.ts';

export type Probed = Raster | Drawing | Film | Unfit;

interface Known {
  /** Hash of the bytes, as `hashOf` returns it. */
  hash: string;
  /** Warnings for every page that shows the file. */
  remarks: readonly Wording[];
}

/** A raster picture. Width and height are those of the upright picture. */
export interface Raster extends Known {
  type: 'raster';
  width: number;
  height: number;
  /** True if any pixel is transparent. */
  alpha: boolean;
  format: PixelFormat;
  hasMetadata: boolean;
  /** Stops of a gradient that is shown until the picture is loaded; absent for transparent pictures. */
  placeholder?: string;
}

export type PixelFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'gif' | 'tif';

interface Drawing extends Known {
  type: 'drawing';
  width: number;
  height: number;
  /** True if `cleanDrawing` would change the drawing. */
  unclean: boolean;
}

interface Film extends Known {
  type: 'film';
  format: 'MP4' | 'WebM';
}

interface Unfit {
  type: 'unfit';
  why: Wording;
  /** True if the file is known to contain no metadata. */
  withoutMetadata?: boolean;
  /** True for an SVG, which may be published once it is cleaned. */
  drawing?: boolean;
}
