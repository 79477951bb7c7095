import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import { WORKSHOP } from '../../api.ts';

/** Addresses of requests about pictures, beside `api.pictures`. */
export const picturesApi = {
  /** GET → `UsedPicture[]`, by name. */
  uses: `${WORKSHOP}api/pictures/uses`,
  /** GET → `UsedFilm[]`, by name. */
  films: `${WORKSHOP}api/pictures/films`,
  /** GET `?address=` → the bytes of the picture. It carries no token, and is answered to the workshop's own pages alone. */
  bytes: `${WORKSHOP}image`,
  /** POST `?address=` with the bytes of another picture → `PictureChange`. */
  replace: `${WORKSHOP}api/pictures/replace`,
  /** POST `PictureRename` → `PictureChange`. */
  rename: `${WORKSHOP}api/pictures/rename`,
  /** POST `{ address }` → `null`: it goes to the bin. */
  delete: `${WORKSHOP}api/pictures/delete`,
} as const;

/** A picture of the static folder, and who shows it. */
export interface UsedPicture extends SitePicture {
  uses: readonly PictureUse[];
  /** No text names it, and yet the site shows it: by its own code or another file. */
  bySite: boolean;
}

/** A film of the static folder, and the places that show it. */
export interface UsedFilm {
  address: string;
  bytes: number;
  uses: readonly PictureUse[];
}

/** A place in a text that names a picture. */
export interface PictureUse {
  /** File, from the project's root. */
  path: string;
  line: number;
  column: number;
  /** Its alternative text and its caption; absent when the text has none. */
  alt?: string;
  caption?: string;
}

export interface PictureRename {
  address: string;
  /** Without folder and extension. */
  name: string;
}

export interface PictureChange {
  /** By which texts name it now. */
  address: string;
  /** Texts that were changed for it, from the project's root. */
  changed: readonly string[];
}
