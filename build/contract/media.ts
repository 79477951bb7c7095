import type { Diagnostic, Wording } from './diagnostic.ts';

/** Folder of the static folder that holds what texts show: what no page shows of it is not published. */
export const PICTURES_FOLDER = 'images';

/** How a site wants its pictures and films published. Plain data; widths in pixels, weights in bytes. */
export interface MediaSettings {
  /** Where they are published, below the output folder. Names there bear a hash of what the files hold. */
  folder: string;
  /** The widths that a picture is offered in, ascending, and what it should weigh at most at each: its quality is lowered for that. */
  widths: readonly { width: number; most: number }[];
  /** How wide texts show pictures, as the `sizes` attribute says it (HTML, § 4.8.4.2.1). */
  sizes: string;
  /** The width of the form for software that knows neither AVIF nor WebP. */
  fallback: number;
  /** The width of the form for a closer look, which a picture in a text leads to. */
  closer: number;
  /** 1 to 100, as sharp counts. */
  quality: { avif: number; webp: number; jpeg: number };
  /** What a film is called where a link stands for it, behind its text: `{format}` is MP4 or WebM, `{size}` a number of megabytes. */
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
  /** How wide texts show it. */
  sizes: string;
  /** A larger form, where there is more to see in it. */
  closer?: string;
}

export interface DisplayedFilm {
  src: string;
  /** Its format and size, in the readers' words. */
  about: string;
  /** What stands for it until it is played. */
  poster?: Pick<DisplayedPicture, 'src' | 'width' | 'height'>;
}

/** What there is to say of a file wherever it is shown. */
export interface MediaDiagnostic {
  severity: Diagnostic['severity'];
  wording: Wording;
}

/** What stands behind the address of a picture or film, as plain data; neither where it cannot be shown, which a diagnostic says. */
export interface MediaAsset {
  picture?: DisplayedPicture;
  film?: DisplayedFilm;
  diagnostics: readonly MediaDiagnostic[];
}

/** Where there is none: the name of one that may have been meant. */
export interface MissingAsset {
  missing: true;
  near?: string;
}

/** Answers what there is under a name, as `mediaName` makes it. */
export type MediaLookup = (name: string) => MediaAsset | MissingAsset;
