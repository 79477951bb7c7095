import { absoluteUrl, publishedPath } from '../../contract/addresses.ts';
import type { PlannedPage, SiteAddress } from '../../contract/definition.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import type { Headers, HostingPolicy } from '../../contract/hosting.ts';

/** A site's rules for hosts as data. Paths begin at the root of the host. */
export interface HostedSite {
  base: string;
  trailingSlash: boolean;
  screens: HostingPolicy['screens'];
  /** Redirects of former addresses. `from` is decoded and without trailing slash, `to` is encoded. */
  redirects: readonly { from: string; to: string }[];
  /** Rules for headers. Later rules win, and the first one is for the whole site. */
  headers: readonly HeaderRule[];
  /** Rules that name the page of each Markdown alternate. */
  alternates: readonly HeaderRule[];
  /** Paths of all files for visitors, from the output folder. */
  paths: readonly string[];
}

export interface HeaderRule {
  scope: 'folder' | 'extension' | 'file';
  path: string;
  headers: Headers;
}

export interface Published {
  paths: readonly string[];
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
      // Search engines count the file for that page (RFC 6596).
      const headers = { Link: `<${page}>; rel="canonical"` };
      return alternate === undefined ? [] : [{ scope: 'file', path: alternate, headers }];
    }),
    paths,
  };
}

/** Encodes a path, its dollar signs as well, because servers begin variables with them. */
function encodedPath(path: string): string {
  return encodeURI(path).replaceAll('$', '%24');
}

/** Puts a text into double quotes for nginx and Apache. */
export function doubleQuote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

export function escapedForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
