import type { SiteAddress } from './definition.ts';

/** Undefined for a malformed address. Up to Node 22, `URL.canParse` refuses letters beyond ASCII after some thousands of calls. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Undefined for malformed percent-encoding. */
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

/** Removes the query and the fragment. */
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

/** Schemes a link may have; the sanitizer drops any other address. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms', 'whatsapp'];
