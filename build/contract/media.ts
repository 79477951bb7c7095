import type { Diagnostic, Wording } from './diagnostic.ts';

/** The folder in the static folder whose files are published only if a page shows them. */
export const PICTURES_FOLDER = 'images';

/** Settings for pictures and films, as plain data. Widths are in pixels, weights in bytes. */
export interface MediaSettings {
  /** The output folder of pictures and films, in which file names contain a hash. */
  folder: string;
  /** Offered widths in ascending order, with the largest weight of a picture at each; its quality is lowered for that. */
  widths: readonly { width: number; most: number }[];
  /** The `sizes` attribute of pictures in texts (HTML, § 4.8.4.2.1). */
  sizes: string;
  /** Width of the picture for software without AVIF and WebP. */
  fallback: number;
  /** Width of the enlarged picture that a picture in a text links to. */
  closer: number;
  /** Quality from 1 to 100, as in sharp. */
  quality: { avif: number; webp: number; jpeg: number };
  /** Words of a link to a film: `{format}` is MP4 or WebM, `{size}` a number of megabytes. */
  film: { about: string; decimal: string };
}

/** A picture as pages show it, with addresses within the site. */
export interface DisplayedPicture {
  /** The address of a form that any software can show. */
  src: string;
  /** Width of `src` in pixels, after rotation. */
  width: number;
  height: number;
  /** Attributes of `<source>` elements, with the best format first. */
  sources: readonly { type: string; srcset: string }[];
  sizes: string;
  closer?: string;
  /** Stops of a CSS gradient that is shown until the picture is loaded. */
  placeholder?: string;
}

export interface DisplayedFilm {
  src: string;
  about: string;
  poster?: Pick<DisplayedPicture, 'src' | 'width' | 'height'>;
}

/** A diagnostic about a file, which is repeated wherever the file is shown. */
export interface MediaDiagnostic {
  severity: Diagnostic['severity'];
  wording: Wording;
}

/** The picture or film of a file. A file that cannot be shown has neither, but a diagnostic. */
export interface MediaAsset {
  picture?: DisplayedPicture;
  film?: DisplayedFilm;
  diagnostics: readonly MediaDiagnostic[];
}

/** A missing file. `near`: the name that was probably meant. */
export interface MissingAsset {
  missing: true;
  near?: string;
}

/** Looks up a file by its name, as `mediaName` returns it. */
export type MediaLookup = (name: string) => MediaAsset | MissingAsset;
