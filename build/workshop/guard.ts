import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { messages } from '../diagnostics/messages.fr.ts';
import { hashOf } from '../platform/hash.ts';
import { TOKEN } from './api.ts';
import { Refused } from './refused.ts';

interface Connection {
  socket: { remoteAddress?: string | undefined; localAddress?: string | undefined };
}

/** Throws unless whoever asks is on this machine: the page carries the right to write files. */
export function demandLocal({ socket: { remoteAddress = '', localAddress } }: Connection): void {
  // A machine that asks itself by the address that it has in its network comes from that address.
  if (isLoopback(remoteAddress) || (remoteAddress !== '' && remoteAddress === localAddress)) return;
  throw new Refused(403, messages.workshopFiles.notLocal);
}

/** Throws unless a request names the workshop by its own origin, and comes from no page of another: neither a name that leads here (DNS rebinding) nor the site's own pages. */
export function demandOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): void {
  if (`http://${headers.host ?? ''}` !== origin) throw new Refused(403, messages.workshopFiles.otherAddress(origin));
  if (headers.origin !== undefined && headers.origin !== origin)
    throw new Refused(403, messages.workshopFiles.foreignPage);
}

/** Throws unless it is the workshop's own page that asks (Fetch Metadata, and the token that no other page can read). */
export function demandOwnPage({ headers }: IncomingMessage, token: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused(403, messages.workshopFiles.foreignPage);
  if (!isSame(String(headers[TOKEN] ?? ''), token)) throw new Refused(403, messages.workshop.noToken);
}

/** 127.0.0.0/8 and ::1, also as IPv6 writes the former (RFC 4291, 2.5.3 and 2.5.5.2). */
function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

/** In a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
