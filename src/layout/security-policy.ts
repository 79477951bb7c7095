import type { Settings } from '../pages/settings/schema.ts';

/**
 * What a page may load. The build puts the hashes of the page's own inline styles and scripts where the braces stand.
 * The scheduling service may be framed, and an endpoint called, where the settings name them; nothing is asked of either before a click.
 */
export function contentSecurityPolicy({ rendezVous, delivery }: Settings): string {
  return [
    "default-src 'self'",
    "style-src 'self' {style-hashes}",
    "script-src 'self' {script-hashes}",
    "img-src 'self' data:",
    ["connect-src 'self'", ...(delivery ? [originOf(delivery.endpoint)] : [])].join(' '),
    `frame-src ${originOf(rendezVous)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The origin of an address, as a policy's source. Any other sign than these could end the source and begin a directive. */
function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) throw new Error(`no origin fit for a policy: ${address}`);
  return origin;
}
