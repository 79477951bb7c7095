/** Values of response headers, by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers, media types and error screens that hosts are to serve. The generator writes them in each host's format. */
export interface HostingPolicy {
  /** Headers of every answer, errors included. */
  headers: Headers;
  /** Headers that replace the general ones below a folder, by its path: '/assets/'. Folders are not nested. */
  folders: Readonly<Record<`/${string}/`, Headers>>;
  /** Media types that hosts do not know or get wrong, by the end of a path: '.md', '/atom.xml'. */
  types: Readonly<Record<string, string>>;
  /** Headers besides, of files by what their paths end in; `types` names each of these ends, too. A Markdown alternate is always told whose it is (`Link`). */
  ends: Readonly<Record<`.${string}`, Headers>>;
  /** Pages shown for a missing page and for a failure. */
  screens: { notFound: `/${string}.html`; failure: `/${string}.html` };
}
