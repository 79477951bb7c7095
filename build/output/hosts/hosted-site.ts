import type { HostingPolicy } from '../../contract/hosting.ts';

/** What a host's file says of a site. Addresses have their base, and the slash at their end that the site wants. */
export interface HostedSite {
  policy: HostingPolicy;
  /** Folder the site is served from: '' at the root, '/repo' below one. */
  base: string;
  trailingSlash: boolean;
  redirects: readonly Redirect[];
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

/** Folders with headers of their own, from the root of the host. */
export function foldersOf({ policy, base }: HostedSite) {
  return Object.entries(policy.folders).map(([folder, headers]) => ({ folder: `${base}${folder}`, headers }));
}

/** Names of headers that are not the same everywhere. */
export function varyingNames({ folders }: HostingPolicy): ReadonlySet<string> {
  return new Set(Object.values(folders).flatMap((headers) => Object.keys(headers)));
}

/** Types by extension ('.md'), and those of single files ('/atom.xml'), which have a path from the root of the host. */
export function typesOf({ policy, base }: HostedSite) {
  const all = Object.entries(policy.types);
  const isFile = (end: string) => end.startsWith('/');
  return {
    extensions: all.filter(([end]) => !isFile(end)).map(([extension, type]) => ({ extension, type })),
    files: all.filter(([end]) => isFile(end)).map(([path, type]) => ({ path: `${base}${path}`, type })),
  };
}

/** A text in the double quotes of nginx, Caddy and Apache. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A text that a regular expression is to find as it is. */
export function escapedForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
