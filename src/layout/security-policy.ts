import type { Settings } from '../pages/settings/schema.ts';

/**
 * Returns the policy of a page. The build replaces the braces by hashes of the page's inline styles and scripts. The settings name the scheduling
 * service that may be framed and the endpoints that may be called; only the count of views is sent without a click. `holdsForm` allows the page's
 * form to post to the endpoint without script.
 */
export function contentSecurityPolicy({ rendezVous, delivery, mesure }: Settings, holdsForm = false): string {
  const endpoints = [delivery, mesure].flatMap((service) => (service ? originOf(service.endpoint) : []));
  const formEndpoint = holdsForm && delivery?.format === 'formulaire' ? [originOf(delivery.endpoint)] : [];
  return [
    "default-src 'self'",
    "style-src 'self' {style-hashes}",
    "script-src 'self' {script-hashes}",
    "img-src 'self' data:",
    ["connect-src 'self'", ...new Set(endpoints)].join(' '),
    `frame-src ${originOf(rendezVous)}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formEndpoint].join(' '),
    // No script of the site's turns text into HTML, scripts or their addresses; what would is stopped (W3C Trusted Types).
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Returns the origin of an address, as a source in a policy. Throws for characters that could end the source and begin a directive. */
function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) throw new Error(`no origin fit for a policy: ${address}`);
  return origin;
}
