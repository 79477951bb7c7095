import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

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
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

const HIGHEST_PORT = 65535;

/** Serves a folder the way a plain static host does: directory indexes, `404.html` with status 404, nothing outside the folder. */
export async function servePreview({
  dir,
  port,
  host = '127.0.0.1',
  base = '',
  before,
}: PreviewOptions): Promise<RunningServer> {
  const files = sirv(dir, { dev: true, dotfiles: false, etag: true });
  const server = createServer((request, response) => {
    if (before?.(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (!withoutBase(request, base)) {
      void notFound(dir, request, response);
      return;
    }
    files(request, response, () => void notFound(dir, request, response));
  });
  const actual = await listen(server, port, host);
  const shown = host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' ? 'localhost' : host;
  return {
    url: `http://${shown}:${actual}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Strips the base from the request; false when its path is malformed, hidden, or not below the base. */
function withoutBase(request: IncomingMessage, base: string): boolean {
  const [, raw = '/', query = ''] = /^([^?#]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return false;
  }
  if (path.split('/').some((name) => name.startsWith('.') && name !== '.well-known')) return false;
  if (raw !== base && !raw.startsWith(`${base}/`)) return false;
  // A query is of no use to files, and its percent signs need not be an encoding.
  request.url = `${raw.slice(base.length) || '/'}${query.startsWith('?') ? '?' : ''}`;
  return true;
}

async function notFound(dir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = join(dir, '404.html');
  const body = existsSync(page) ? await readFile(page) : 'Not found';
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : body);
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
