import type { Wording } from '../../contract/diagnostic.ts';

export type Probed = Raster | Drawing | Film | Unfit;

interface Known {
  /** By `hashOf`. */
  hash: string;
  /** Warnings for every page that shows it. */
  remarks: readonly Wording[];
}

/** Width and height are those of the upright picture. */
export interface Raster extends Known {
  type: 'raster';
  width: number;
  height: number;
  /** Something is transparent. */
  alpha: boolean;
  format: PixelFormat;
  hasMetadata: boolean;
  /** Stops of a gradient. Absent for transparent pictures. */
  placeholder?: string;
}

export type PixelFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'gif' | 'tif';

interface Drawing extends Known {
  type: 'drawing';
  width: number;
  height: number;
  /** `cleanDrawing` would change it. */
  unclean: boolean;
}

interface Film extends Known {
  type: 'film';
  format: 'MP4' | 'WebM';
}

interface Unfit {
  type: 'unfit';
  why: Wording;
  /** Its file surely has no metadata. */
  withoutMetadata?: boolean;
  /** An SVG, which may be published once it is cleaned. */
  drawing?: boolean;
}
