import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refused } from '../../build/contract/editing/refused.ts';
import { hashOf } from '../../build/contract/system.ts';
import { TOKEN } from '../api.ts';
import { workshopFiles as workshopFilesMessages } from '../words/files.fr.ts';
import { workshop as workshopMessages } from '../words/workshop.fr.ts';

interface Connection {
  socket: { remoteAddress?: string | undefined; localAddress?: string | undefined };
}

/** Throws unless whoever asks is on this machine: the page carries the right to write files. */
export function demandLocal({ socket: { remoteAddress = '', localAddress } }: Connection): void {
  // A machine that asks itself by the address that it has in its network comes from that address.
  if (isLoopback(remoteAddress) || (remoteAddress !== '' && remoteAddress === localAddress)) return;
  throw new Refused(403, workshopFilesMessages.notLocal);
}

/** Throws unless a request names the workshop by its own origin, and comes from no page of another: neither a name that leads here (DNS rebinding) nor the site's own pages. */
export function demandOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): void {
  if (`http://${headers.host ?? ''}` !== origin) throw new Refused(403, workshopFilesMessages.otherAddress(origin));
  if (headers.origin !== undefined && headers.origin !== origin)
    throw new Refused(403, workshopFilesMessages.foreignPage);
}

/** Throws unless it is a page of the workshop's own that asks, or nobody's (Fetch Metadata). */
export function demandSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused(403, workshopFilesMessages.foreignPage);
}

/** Throws unless it is the workshop's own page that asks, by the token that no other page can read as well. */
export function demandOwnPage(request: IncomingMessage, token: string): void {
  demandSameOrigin(request);
  const { headers } = request;
  if (!isSame(String(headers[TOKEN] ?? ''), token)) throw new Refused(403, workshopMessages.noToken);
}

/** 127.0.0.0/8 and ::1, also as IPv6 writes the former (RFC 4291, 2.5.3 and 2.5.5.2). */
function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

/** In a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
