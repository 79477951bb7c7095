import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { WorkshopHost } from '../../build/contract/workshop-host.ts';
import { Refused } from '../../build/editing/refused.ts';
import { hashOf } from '../../build/editing/system.ts';
import { TOKEN } from '../api.ts';
import { workshopFiles as words, workshop as workshopMessages } from '../words/workshop.fr.ts';

/** A request of the workshop's page. */
export interface ApiRequest {
  request: IncomingMessage;
  query: URLSearchParams;
}

export type Handler = (question: ApiRequest) => Promise<ApiResponse>;

/** Answers a request whose body is JSON, under an address of its own (`endpointAddress`). The page infers the types of both. */
export interface Endpoint<Data, Answer> {
  (host: WorkshopHost, request: IncomingMessage): Promise<ApiResponse>;
  /** Types for the client, never set. */
  types?: { data: Data; answer: Answer };
}

/** The limits of texts in a request in bytes: names and paths; texts of many files; a whole text of the site. */
const SIZES = { short: 10_000, long: 1_000_000, text: undefined };

/** Returns an endpoint that answers what a function returns. */
export function endpoint<Data, Answer>(
  schema: z.ZodType<Data>,
  answer: (host: WorkshopHost, data: Data) => Answer | Promise<Answer>,
  size: keyof typeof SIZES = 'short',
): Endpoint<Data, Answer> {
  return async (host, request) => {
    const data = await jsonBody(request, schema, { limit: SIZES[size] ?? host.limits.text });
    return jsonResponse((await answer(host, data)) ?? null);
  };
}

/** The data of a request without arguments. */
export const noData = z.null();

/** Stores a file with these bytes; `name` is its name or an address. */
export type Upload = (host: WorkshopHost, name: string, bytes: Buffer) => unknown;

/** The time for an upload, enough for a picture from a slow disk. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Returns a handler that passes the bytes of a request on. The page sends all files as the same type, as not every machine knows all types. */
export function uploadHandler(host: WorkshopHost, upload: Upload): Handler {
  return async ({ request, query }) => {
    assertContentType(request, 'application/octet-stream');
    const bytes = await readBody(request, { limit: host.limits.picture, timeout: UPLOAD_TIMEOUT_MS });
    return jsonResponse(await upload(host, query.get('name') ?? '', bytes));
  };
}

/** A response: bytes of a type, or data as JSON. */
export interface ApiResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

export function jsonResponse(data: unknown, status = 200): ApiResponse {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(data) };
}

/** Sends a response, which browsers do not cache. */
export function sendResponse(response: ServerResponse, { status, type, body, headers = {} }: ApiResponse): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...headers,
  });
  response.end(body);
}

interface BodyLimits {
  /** The limit in bytes. */
  limit: number;
  /** The milliseconds for the whole body. */
  timeout?: number;
}

/** Enough for a request from the same machine. */
const TIMEOUT_MS = 10_000;

/** The growth of a text in JSON, which escapes a sign with up to six characters. */
const JSON_ROOM = 6;

/** Returns the JSON of a request, checked by a schema; `limit` counts the texts in it. Throws `Refused`. */
async function jsonBody<Data>(
  request: IncomingMessage,
  schema: z.ZodType<Data>,
  { limit, ...options }: BodyLimits,
): Promise<Data> {
  assertContentType(request, 'application/json');
  const bytes = await readBody(request, { ...options, limit: limit * JSON_ROOM });
  const result = schema.safeParse(parseJson(bytes));
  if (!result.success) throw new Refused(400, words.badRequest(result.error.issues[0]?.path.join('.') ?? ''));
  return result.data;
}

/** Throws if a request has another content type. */
function assertContentType({ headers }: IncomingMessage, expected: string): void {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (type.trim() !== expected) throw new Refused(415, words.badRequest(type));
}

/** Returns the bytes of a request. Throws `Refused` if they are too many or incomplete. */
export function readBody(request: IncomingMessage, { limit, timeout = TIMEOUT_MS }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (status: number, refusal: (typeof words)['tooSlow'] | ReturnType<typeof words.tooLarge>) => {
      clearTimeout(timer);
      request.removeAllListeners('data').pause();
      reject(new Refused(status, refusal));
    };
    const timer = setTimeout(() => stop(408, words.tooSlow), timeout);
    if (Number(request.headers['content-length'] ?? 0) > limit) return stop(413, words.tooLarge(limit));
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) stop(413, words.tooLarge(limit));
    });
    request.on('error', () => stop(400, words.tooSlow));
    request.on('close', () => stop(400, words.tooSlow));
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
  });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refused(400, words.badRequest('JSON'));
  }
}

interface Connection {
  socket: { remoteAddress?: string | undefined; localAddress?: string | undefined };
}

/** Throws for requests of other machines, as the page may write files. */
export function assertLocal({ socket: { remoteAddress = '', localAddress } }: Connection): void {
  // A machine that calls itself by its network address has that address as the remote one.
  if (isLoopback(remoteAddress) || (remoteAddress !== '' && remoteAddress === localAddress)) return;
  throw new Refused(403, words.notLocal);
}

/** Throws unless a request names the workshop's own origin, and comes from no page of another origin: this stops DNS rebinding and the site's own pages. */
export function assertOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): void {
  if (`http://${headers.host ?? ''}` !== origin) throw new Refused(403, words.otherAddress(origin));
  if (headers.origin !== undefined && headers.origin !== origin) throw new Refused(403, words.foreignPage);
}

/** Throws for requests of pages other than the workshop's own (Fetch Metadata). */
export function assertSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused(403, words.foreignPage);
}

/** Throws for requests without the page's token, which no other page can read. */
export function assertToken(request: IncomingMessage, token: string): void {
  assertSameOrigin(request);
  const { headers } = request;
  if (!isSame(String(headers[TOKEN] ?? ''), token)) throw new Refused(403, workshopMessages.noToken);
}

/** Recognises 127.0.0.0/8 and ::1, also as IPv6 writes the former (RFC 4291, 2.5.3 and 2.5.5.2). */
function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

/** Compares two strings in constant time, so that timing reveals nothing. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
