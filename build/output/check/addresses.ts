import { publishedPath } from '../../contract/addresses.ts';
import type { SiteAddress } from '../../contract/definition.ts';

/** Without percent-encoding; undefined when that is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A published address as its writer wrote it: without the base and the slash that the build adds. */
export function asWritten(link: string, { base, trailingSlash }: SiteAddress): string {
  const rooted = link.startsWith(`${base}/`) ? link.slice(base.length) : link;
  return trailingSlash && rooted.startsWith('/') ? rooted.replace(/(?<=[^/])\/(?=$|[?#])/, '') : rooted;
}

/** A written address as the site publishes it. */
export function asPublished(spelling: string, address: SiteAddress): string {
  return spelling.startsWith('/') ? publishedPath(address, spelling) : spelling;
}
