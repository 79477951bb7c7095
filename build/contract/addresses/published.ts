import type { SiteAddress } from '../definition.ts';

/** An address inside the site (`/services#x`), as the host serves it: below the base, with the slash it wants. */
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
