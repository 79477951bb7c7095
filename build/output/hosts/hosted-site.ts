import type { Headers, HostingPolicy } from '../../contract/hosting.ts';

/** What a host's file says of a site. Addresses have their base, and the slash at their end that the site wants. */
export interface HostedSite {
  policy: HostingPolicy;
  /** Folder the site is served from: '' at the root, '/repo' below one. */
  base: string;
  trailingSlash: boolean;
  redirects: readonly Redirect[];
  /** Folders with headers of their own, from the root of the host. */
  folders: readonly { folder: string; headers: Headers }[];
  /** Types by extension ('.md'), and those of single files ('/atom.xml'), which have a path from the root of the host. */
  extensions: readonly { extension: string; type: string; headers: Headers }[];
  files: readonly { path: string; type: string }[];
  /** Markdown alternates from the root of the host, and the whole address of the page that each stands for. */
  alternates: readonly { path: string; page: string }[];
  /** Of every file that is published for visitors, from the output folder. */
  paths: readonly string[];
}

/** A former address, as a reader writes it and without a slash at its end, and the one that has taken its place. */
interface Redirect {
  from: string;
  to: string;
}

/** Where pages are found that hosts redirect to for good. */
export const MOVED = 301;

/** Names of headers that are not the same everywhere. */
export function varyingNames({ folders }: HostingPolicy): ReadonlySet<string> {
  return new Set(Object.values(folders).flatMap((headers) => Object.keys(headers)));
}

/** Says which page a file says the same as: search engines then count it for that one (RFC 6596). */
export function canonicalLink(page: string): string {
  return `<${page}>; rel="canonical"`;
}

/** A path as it stands in a request, without the dollar by which servers begin a variable. */
export function encodedPath(path: string): string {
  return encodeURI(path).replaceAll('$', '%24');
}

/** A text in the double quotes of nginx, Caddy and Apache. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A text that a regular expression is to find as it is. */
export function escapedForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
