import type { Diagnostic, Wording } from './diagnostic.ts';

/** Folder of the static folder that holds what texts show: what no page shows of it is not published. */
export const PICTURES_FOLDER = 'images';

/** Settings for pictures and films, as plain data. Widths are in pixels, weights in bytes. */
export interface MediaSettings {
  /** The folder below the output folder that they are published to. File names there contain a hash of the contents. */
  folder: string;
  /** The widths that a picture is offered in, ascending, and what it should weigh at most at each: its quality is lowered for that. */
  widths: readonly { width: number; most: number }[];
  /** The `sizes` attribute of pictures in texts (HTML, § 4.8.4.2.1). */
  sizes: string;
  /** The width of the form for software that knows neither AVIF nor WebP. */
  fallback: number;
  /** The width of the form for a closer look, which a picture in a text leads to. */
  closer: number;
  /** 1 to 100, as sharp counts. */
  quality: { avif: number; webp: number; jpeg: number };
  /** The words behind a link to a film: `{format}` is MP4 or WebM, `{size}` a number of megabytes. */
  film: { about: string; decimal: string };
}

/** A picture as pages show it: addresses within the site, as plain data. */
export interface DisplayedPicture {
  /** The form that any software can show. */
  src: string;
  /** In pixels, of that form: upright, in the ratio of all. */
  width: number;
  height: number;
  /** Smaller files for browsers that know them, best first: the attributes of `<source>`. */
  sources: readonly { type: string; srcset: string }[];
  /** The `sizes` attribute. */
  sizes: string;
  /** A larger form, where there is more to see in it. */
  closer?: string;
  /** Stops of a CSS gradient, from top to bottom, to paint until it is loaded. */
  placeholder?: string;
}

export interface DisplayedFilm {
  src: string;
  /** Its format and size, in the readers' words. */
  about: string;
  /** The picture shown until it is played. */
  poster?: Pick<DisplayedPicture, 'src' | 'width' | 'height'>;
}

/** A diagnostic that is repeated wherever a file is shown. */
export interface MediaDiagnostic {
  severity: Diagnostic['severity'];
  wording: Wording;
}

/** The picture or film behind an address, as plain data. A file that cannot be shown is neither, and has a diagnostic. */
export interface MediaAsset {
  picture?: DisplayedPicture;
  film?: DisplayedFilm;
  diagnostics: readonly MediaDiagnostic[];
}

/** A missing file, with the name of one that may have been meant. */
export interface MissingAsset {
  missing: true;
  near?: string;
}

/** Answers what there is under a name, as `mediaName` makes it. */
export type MediaLookup = (name: string) => MediaAsset | MissingAsset;
