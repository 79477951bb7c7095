import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import send from 'send';
import { type SiteFile, siteFile } from './site-file.ts';

export interface PreviewOptions {
  /** Folder to serve. */
  dir: string;
  /** First port to try; the next free one is taken when it is busy. */
  port: number;
  /** Interface to listen on: loopback unless told. */
  host?: string;
  /** Folder the site believes it is served from ('/repo'). */
  base?: string;
  /** Looks at a request before the files do; true when it answered. */
  before?: Answer;
  /** Looks at a request that no file answers, before `404.html` does; true when it answered. */
  missing?: Answer;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

const HIGHEST_PORT = 65535;

/** A file of a bundle bears the hash of its contents, so its address never means anything else, and browsers may keep it for good. */
const HASHED = /^assets\/[^/]+-[A-Z2-7]{8}\.\w+$/;

/** Serves a folder the way a plain static host does: directory indexes, `404.html` with status 404, nothing outside the folder. */
export async function servePreview(options: PreviewOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', base = '' } = options;
  const server = createServer((request, response) => {
    // A client that goes away is no error of ours.
    response.on('error', () => {});
    answer(request, response, options).catch(() => refuse(response, 500));
  });
  const actual = await listen(server, port, host);
  return {
    url: `http://${shownHost(host)}:${actual}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { dir, base = '', before, missing }: PreviewOptions,
): Promise<void> {
  if (before?.(request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const notFound = async () => {
    if (!missing?.(request, response)) await answerNotFound(dir, request, response);
  };
  const path = pathBelow(base, request.url);
  const file = path === undefined ? undefined : await siteFile(dir, path);
  if (file) sendFile(file, request, response, notFound);
  else await notFound();
}

/** The decoded path below the base; undefined when it is malformed or not below it. A query is of no use to files. */
function pathBelow(base: string, url = '/'): string | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  if (raw !== base && !raw.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(raw.slice(base.length)) || '/';
  } catch {
    return undefined;
  }
}

function sendFile(
  { root, path }: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  notFound: () => Promise<void>,
): void {
  if (!response.hasHeader('cache-control') && !HASHED.test(path)) response.setHeader('cache-control', 'no-cache');
  const address = path.split('/').map(encodeURIComponent).join('/');
  // Which file may be sent is settled; what starts with a dot among them is `.well-known`.
  // `maxAge` is for files of which nothing was said yet.
  send(request, address, { root, dotfiles: 'allow', index: false, maxAge: '1y', immutable: true })
    .on('error', ({ status = 500 }: { status?: number }) => {
      if (status !== 404 || response.headersSent) return refuse(response, status);
      forgetFile(response);
      notFound().catch(() => refuse(response, 500));
    })
    .pipe(response);
}

async function answerNotFound(dir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await notFoundPage(dir)) ?? 'Page introuvable.';
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function notFoundPage(dir: string): Promise<Buffer | undefined> {
  const file = await siteFile(dir, '/404.html');
  return file && readFile(`${file.root}/${file.path}`).catch(() => undefined);
}

/** Ends a response that cannot be what was asked for; one that has begun is cut off, so that nobody takes it for whole. */
function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const range = response.getHeader('content-range');
  forgetFile(response);
  if (status === 416 && range !== undefined) response.setHeader('content-range', range);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

/** Takes back what was already said of a file that is not sent after all. */
function forgetFile(response: ServerResponse): void {
  for (const name of ['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag', 'last-modified'])
    response.removeHeader(name);
  response.setHeader('cache-control', 'no-store');
}

function shownHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function listen(server: Server, port: number, host: string): Promise<number> {
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
