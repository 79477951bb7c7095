import { absoluteUrl, publishedPath } from '../../contract/addresses.ts';
import type { PlannedPage, SiteAddress } from '../../contract/definition.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import type { Headers, HostingPolicy } from '../../contract/hosting.ts';

/** A site's rules as data, from which each host's file is printed. Paths begin at the root of the host. */
export interface HostedSite {
  /** Folder the site is served from: '' at the root, '/repo' below one. */
  base: string;
  trailingSlash: boolean;
  screens: HostingPolicy['screens'];
  /** Former addresses, as a reader writes them and without a slash at their end, and the encoded ones that have taken their places. */
  redirects: readonly { from: string; to: string }[];
  /** Of two rules that fit a path, the later one decides. The first one is that of the whole site. */
  headers: readonly HeaderRule[];
  /** Rules of single files that name the page of each Markdown alternate. */
  alternates: readonly HeaderRule[];
  /** Of every file that is published for visitors, from the output folder. */
  paths: readonly string[];
}

/** Headers, the media type among them, of the files below a folder, with an extension, or at a path. */
export interface HeaderRule {
  scope: 'folder' | 'extension' | 'file';
  path: string;
  headers: Headers;
}

export interface Published {
  paths: readonly string[];
  /** Their own paths, and the addresses of their Markdown alternates. */
  pages: readonly { route: Pick<PlannedPage, 'path'>; facts: Pick<PageFacts, 'alternate'> }[];
}

export function hostedSite(
  policy: HostingPolicy,
  plannedPages: readonly PlannedPage[],
  address: SiteAddress,
  { paths, pages }: Published,
): HostedSite {
  const { base, trailingSlash } = address;
  const folder = (path: string, headers: Headers): HeaderRule => ({ scope: 'folder', path: base + path, headers });
  const ends: Readonly<Record<string, Headers>> = policy.ends;
  const files = Object.entries(policy.types).map(([end, type]): HeaderRule => {
    const headers = { 'Content-Type': type, ...ends[end] };
    return end.startsWith('/')
      ? { scope: 'file', path: base + end, headers }
      : { scope: 'extension', path: end, headers };
  });
  return {
    base,
    trailingSlash,
    screens: policy.screens,
    redirects: plannedPages.flatMap(({ path, leadsTo }) =>
      leadsTo === undefined ? [] : [{ from: base + path, to: encodedPath(publishedPath(address, leadsTo)) }],
    ),
    headers: [
      folder('/', policy.headers),
      ...Object.entries(policy.folders).map(([path, headers]) => folder(path, headers)),
      ...files,
    ],
    alternates: pages.flatMap(({ route, facts: { alternate } }): HeaderRule[] => {
      const page = encodedPath(absoluteUrl(address, route.path));
      // Search engines then count the file for that page (RFC 6596).
      const headers = { Link: `<${page}>; rel="canonical"` };
      return alternate === undefined ? [] : [{ scope: 'file', path: alternate, headers }];
    }),
    paths,
  };
}

/** Encodes a path as it stands in a request, without the dollar by which servers begin a variable. */
function encodedPath(path: string): string {
  return encodeURI(path).replaceAll('$', '%24');
}

/** Puts a text into the double quotes of nginx and Apache. */
export function doubleQuote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Escapes a text that a regular expression is to find as it is. */
export function escapedForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
