import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { decodePath, withoutQuery } from '../../contract/addresses.ts';
import { type PageChange, sendError, sendFile, sendNotFound } from './send-file.ts';
import { siteFile } from './site-file.ts';

export interface PreviewOptions {
  dir: string;
  /** The first port to try; the next free one is used if it is busy. */
  port: number;
  /** The interface to listen on; by default loopback. */
  host?: string;
  /** The folder that the site is served from ('/repo'). */
  base?: string;
  /** Handles a request before the site's files, and returns true if it has answered. */
  before?: Answer;
  /** Handles a request that no file answers, before `404.html`, and returns true if it has answered. */
  missing?: (...question: Parameters<Answer>) => boolean | Promise<boolean>;
  page?: PageChange;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder as a static host does: directory indexes, compressed forms, `_headers`, `404.html`, and nothing outside the folder. */
export async function servePreview(options: PreviewOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', base = '' } = options;
  // With the default of five seconds, a busy client may send a request while the connection is being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    // A client that goes away is no error.
    response.on('error', () => {});
    answer(request, response, options).catch(() => sendError(response, 500));
  });
  const { origin, close } = await listen(server, port, host);
  return { url: `${origin}${base}/`, close };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { dir, base = '', before, missing, page }: PreviewOptions,
): Promise<void> {
  if (before?.(request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const headersFor = await hostHeaders(dir);
  const setHeaders = (asked: string) => {
    for (const [name, value] of headersFor(asked)) if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  const notFound = async () => {
    if (await missing?.(request, response)) return;
    setHeaders(`${base}/404.html`);
    await sendNotFound(dir, request, response, page);
  };
  const path = pathBelow(base, request.url);
  const file = path === undefined ? undefined : await siteFile(dir, path);
  if (file) setHeaders(withoutQuery(request.url ?? '/'));
  if (file) await sendFile(file, request, response, { notFound, ...(page && { page }) });
  else await notFound();
}

/** Returns the decoded path below the base; undefined if it is malformed or not below it. */
function pathBelow(base: string, url = '/'): string | undefined {
  const raw = withoutQuery(url);
  if (raw !== base && !raw.startsWith(`${base}/`)) return undefined;
  return decodePath(raw.slice(base.length) || '/');
}

type HeadersFor = (path: string) => ReadonlyMap<string, string>;

/** The header that is never sent, because browsers would remember it for all local servers. */
const UNSENT_HEADER = 'strict-transport-security';

/** Reads `_headers`: paths, in which `*` stands for any part, with indented headers below. Joins values as Cloudflare Pages does. */
export async function hostHeaders(dir: string): Promise<HeadersFor> {
  const text = await readFile(join(dir, '_headers'), 'utf8').catch(() => '');
  const rules = text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { pattern: patternOf(path.trim()), fields: lines.flatMap(fieldOf) };
    });
  return (path) => {
    const headers = new Map<string, string>();
    for (const { pattern, fields } of rules)
      if (pattern.test(path))
        for (const [name, value] of fields) headers.set(name, [headers.get(name) ?? [], value].flat().join(', '));
    return headers;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

function fieldOf(line: string): [name: string, value: string][] {
  const [, name = '', value = ''] = /^\s+([^\s:]+):(.*)$/.exec(line) ?? [];
  return name === '' || name.toLowerCase() === UNSENT_HEADER ? [] : [[name.toLowerCase(), value.trim()]];
}

export const HIGHEST_PORT = 65535;

/** Makes a server listen at the first free port from this one on. */
export async function listen(server: Server, port: number, host: string) {
  const actual = await firstFree(server, port, host);
  return {
    origin: `http://${urlHost(host)}:${actual}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function urlHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function firstFree(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let candidate = port;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || candidate >= HIGHEST_PORT) return reject(error);
      candidate += 1;
      server.listen(candidate, host);
    });
    server.on('listening', () => resolve((server.address() as AddressInfo).port));
    server.listen(candidate, host);
  });
}
