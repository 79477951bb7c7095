import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { parsedUrl } from '../../contract/addresses.ts';
import { dev as messages } from '../../diagnostics/messages/dev.fr.ts';

/**
 * Why a request is not one of the writer's own, in French; undefined when it is. A page of another site could have
 * its own name lead to this machine (DNS rebinding) and would then read drafts: only names that nobody else can hold
 * are answered, and numbers, which are not looked up. An `Origin` must be the server itself.
 */
export function whyUntrusted(
  { headers }: Pick<IncomingMessage, 'headers'>,
  chosenHost: string | undefined,
): string | undefined {
  const host = parsedUrl(`http://${headers.host ?? ''}`);
  if (!host || !isOwnName(host.hostname, chosenHost)) return messages.foreignName(headers.host ?? '');
  if (headers.origin !== undefined && parsedUrl(headers.origin)?.host !== host.host)
    return messages.foreignOrigin(headers.origin);
  return undefined;
}

function isOwnName(name: string, chosenHost: string | undefined): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === chosenHost?.toLowerCase() ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
  );
}
