import type { Diagnostic, Wording } from './diagnostic.ts';

/** The folder in the static folder whose files are published only if a page shows them. */
export const PICTURES_FOLDER = 'images';

/** Settings for pictures and films, as plain data. Widths are in pixels, weights in bytes. */
export interface MediaSettings {
  /** The output folder, in which file names contain a hash. */
  folder: string;
  /** Offered widths, ascending, with the most that a picture should weigh at each. */
  widths: readonly { width: number; most: number }[];
  /** The `sizes` attribute of pictures in texts (HTML, § 4.8.4.2.1). */
  sizes: string;
  /** Width for software without AVIF and WebP. */
  fallback: number;
  /** Width of the form that a picture in a text leads to. */
  closer: number;
  /** 1 to 100, as sharp counts. */
  quality: { avif: number; webp: number; jpeg: number };
  /** `{format}` is MP4 or WebM, `{size}` a number of megabytes. */
  film: { about: string; decimal: string };
}

/** A picture as pages show it, with addresses within the site. */
export interface DisplayedPicture {
  /** The form that any software can show. */
  src: string;
  /** Of `src`, upright. */
  width: number;
  height: number;
  /** Attributes of `<source>`, the best first. */
  sources: readonly { type: string; srcset: string }[];
  sizes: string;
  closer?: string;
  /** Stops of a CSS gradient until the picture is loaded. */
  placeholder?: string;
}

export interface DisplayedFilm {
  src: string;
  about: string;
  poster?: Pick<DisplayedPicture, 'src' | 'width' | 'height'>;
}

/** Repeated wherever the file is shown. */
export interface MediaDiagnostic {
  severity: Diagnostic['severity'];
  wording: Wording;
}

/** A file that cannot be shown has neither a picture nor a film, but a diagnostic. */
export interface MediaAsset {
  picture?: DisplayedPicture;
  film?: DisplayedFilm;
  diagnostics: readonly MediaDiagnostic[];
}

/** `near`: the name that was probably meant. */
export interface MissingAsset {
  missing: true;
  near?: string;
}

/** Looks up a name of `mediaName`. */
export type MediaLookup = (name: string) => MediaAsset | MissingAsset;
