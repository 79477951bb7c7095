import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import send from 'send';
import { encodePath } from '../../contract/addresses.ts';
import { dev as messages } from '../../diagnostics/messages/dev.fr.ts';
import { chooseForm, compressedForms, type SiteFile, siteFile } from './site-file.ts';

export type PageChange = (html: string) => string;

interface SendOptions {
  /** Answers if the file was removed after it was found. */
  notFound: () => Promise<void>;
  page?: PageChange;
}

/** Files whose name contains a hash of the contents, so that browsers may keep them. */
const HASHED = /^assets\/[^/]+-[A-Z2-7]{8}\.\w+$/;
const HTML = 'text/html; charset=utf-8';

export async function sendFile(
  { root, path }: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  { notFound, page }: SendOptions,
): Promise<void> {
  if (page && path.endsWith('.html')) return sendPage(`${root}/${path}`, request, response, { notFound, page });
  if (!response.hasHeader('cache-control') && !HASHED.test(path)) response.setHeader('cache-control', 'no-cache');
  const forms = await compressedForms({ root, path });
  const form = chooseForm(forms, request.headers['accept-encoding']?.toString());
  if (forms.length > 0) response.setHeader('vary', 'Accept-Encoding');
  if (form) response.setHeader('content-encoding', form.encoding);
  const address = encodePath(form?.path ?? path);
  // `siteFile` returns no hidden file but `.well-known`. `maxAge` counts if no other header was set.
  const stream = send(request, address, { root, dotfiles: 'allow', index: false, maxAge: '1y', immutable: true });
  stream
    // The type is that of the file, not that of its compressed form.
    .on('headers', () => stream.type(path))
    .on('error', ({ status = 500 }: { status?: number }) => {
      if (status !== 404 || response.headersSent) return sendError(response, status);
      forgetFile(response);
      notFound().catch(() => sendError(response, 500));
    })
    .pipe(response);
}

async function sendPage(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  { notFound, page }: Required<SendOptions>,
): Promise<void> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return notFound();
  response.writeHead(200, { 'content-type': HTML });
  response.end(request.method === 'HEAD' ? undefined : page(html));
}

export async function sendNotFound(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
  page: PageChange = (html) => html,
): Promise<void> {
  const file = await siteFile(dir, '/404.html');
  const html = file && (await readFile(`${file.root}/${file.path}`, 'utf8').catch(() => undefined));
  response.writeHead(404, { 'content-type': HTML });
  response.end(request.method === 'HEAD' ? undefined : html === undefined ? messages.pageNotFound : page(html));
}

/** Sends an error. A response that has begun is cut off, so that no client takes it for complete. */
export function sendError(response: ServerResponse, status: number): void {
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

const FILE_HEADERS =
  'accept-ranges content-encoding content-length content-range content-type etag last-modified vary'.split(' ');

/** Removes the headers of a file that is not sent after all. */
function forgetFile(response: ServerResponse): void {
  for (const name of FILE_HEADERS) response.removeHeader(name);
  response.setHeader('cache-control', 'no-store');
}
