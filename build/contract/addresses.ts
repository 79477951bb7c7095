import type { SiteAddress } from './definition.ts';

/**
 * Returns the address as a browser reads it; undefined when it is none.
 * `URL.canParse` cannot be asked: up to Node 22 it refuses letters beyond ASCII once it has been called some thousands of times.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Returns a path without percent-encoding; undefined when that is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns a path as an address has it, with percent-encoding. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns an address without its query and its fragment. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Returns an address inside the site (`/services#x`), as the host serves it: below the base, with the slash it wants. */
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
