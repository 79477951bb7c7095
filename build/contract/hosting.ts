/** Values of response headers, by name. */
export type Headers = Readonly<Record<string, string>>;

/** What a site wants its hosts to do besides handing out files. The generator writes it down as each host reads it. */
export interface HostingPolicy {
  /** Headers of every answer, errors included. */
  headers: Headers;
  /** What headers are below a folder instead, by its path: '/assets/'. No folder lies in another. */
  folders: Readonly<Record<`/${string}/`, Headers>>;
  /** Media types that hosts do not know, or say wrong, by what paths end in: '.md', '/atom.xml'. */
  types: Readonly<Record<string, string>>;
  /** Headers besides, of files by what their paths end in; `types` names each of these ends, too. A Markdown alternate is always told whose it is (`Link`). */
  ends: Readonly<Record<`.${string}`, Headers>>;
  /** What is shown instead of a page that is not there, and of one that failed. */
  screens: { notFound: `/${string}.html`; failure: `/${string}.html` };
}
