import type { SiteAddress } from './definition.ts';

/** Parses an address; returns undefined if it is malformed. Up to Node 22, `URL.canParse` refuses letters beyond ASCII after thousands of calls. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Decodes the percent-encoding of a path; returns undefined if it is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Removes the query and the fragment of an address. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Returns an address inside the site (`/services#x`) as the host serves it, with base and trailing slash. */
export function publishedPath({ base, trailingSlash }: SiteAddress, path: string): string {
  const end = path.search(/[?#]|$/);
  const pathname = path.slice(0, end);
  const isFile = /\../.test(pathname.slice(pathname.lastIndexOf('/')));
  const slash = trailingSlash && !isFile && !pathname.endsWith('/') ? '/' : '';
  return `${base}${pathname}${slash}${path.slice(end)}`;
}

export function absoluteUrl(address: SiteAddress, path: string): string {
  return address.origin + publishedPath(address, path);
}

/** Schemes that links may have; the sanitizer drops addresses with any other. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms', 'whatsapp'];
