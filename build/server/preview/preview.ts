import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostHeaders } from './host-headers.ts';
import { listen } from './listen.ts';
import { type PageChange, refuse, sendFile, sendNotFound } from './send-file.ts';
import { siteFile } from './site-file.ts';

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
  /** Last change to a page on its way out. */
  page?: PageChange;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder the way a static host does: directory indexes, compressed forms, the headers of `_headers`, `404.html` with status 404, nothing outside the folder. */
export async function servePreview(options: PreviewOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', base = '' } = options;
  const server = createServer((request, response) => {
    // A client that goes away is no error of ours.
    response.on('error', () => {});
    answer(request, response, options).catch(() => refuse(response, 500));
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
  const say = (asked: string) => {
    for (const [name, value] of headersFor(asked)) if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  const notFound = async () => {
    if (missing?.(request, response)) return;
    say(`${base}/404.html`);
    await sendNotFound(dir, request, response, page);
  };
  const path = pathBelow(base, request.url);
  const file = path === undefined ? undefined : await siteFile(dir, path);
  if (file) say(rawPath(request.url));
  if (file) await sendFile(file, request, response, { notFound, ...(page && { page }) });
  else await notFound();
}

/** The decoded path below the base; undefined when it is malformed or not below it. A query is of no use to files. */
function pathBelow(base: string, url = '/'): string | undefined {
  const raw = rawPath(url);
  if (raw !== base && !raw.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(raw.slice(base.length)) || '/';
  } catch {
    return undefined;
  }
}

function rawPath(url = '/'): string {
  return url.replace(/[?#].*$/s, '');
}
