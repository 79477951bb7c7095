export type Headers = Readonly<Record<string, string>>;

/** Headers, media types and error screens, which the generator writes in each host's format. */
export interface HostingPolicy {
  /** Headers of every response, errors included. */
  headers: Headers;
  /** Headers that replace the general ones in a folder, by its path ('/assets/'). Folders are not nested. */
  folders: Readonly<Record<`/${string}/`, Headers>>;
  /** Media types that hosts do not know or get wrong, by the end of a path: '.md', '/atom.xml'. */
  types: Readonly<Record<string, string>>;
  /** Additional headers by the end of a path. `types` lists each of these ends, too. */
  ends: Readonly<Record<`.${string}`, Headers>>;
  screens: { notFound: `/${string}.html`; failure: `/${string}.html` };
}
