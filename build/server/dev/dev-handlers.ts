import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { decodePath, parseUrl, withoutQuery } from '../../contract/addresses.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Workshop } from '../../contract/workshop-host.ts';
import { dev as messages } from '../../diagnostics/messages/dev.fr.ts';
import type { PreviewOptions } from '../preview/preview.ts';
import { sendError, sendFile } from '../preview/send-file.ts';
import { buildTag, isBroken } from './dev-state.ts';
import type { Generator } from './generator.ts';
import type { OpenPages } from './open-pages.ts';
import { EVENTS_PATH, OWN_PATH } from './own-addresses.ts';
import { notBuiltPage, type OwnFile, readOwnFiles, renderErrorPage, type StatusPage } from './own-files.ts';
import { buildInterruption } from './uncaught-errors.ts';

/** The workshop's pages at the site's origin. */
export interface WorkshopAtSite {
  path: string;
  answer: Workshop['atSite'];
}

interface HandlerOptions extends LazyFileOptions {
  host: string | undefined;
  workshop?: WorkshopAtSite | undefined;
}

/** Returns handlers for requests before and after the lookup of the site's files. */
export async function devHandlers(
  pages: OpenPages,
  { host, workshop, ...options }: HandlerOptions,
): Promise<Required<Pick<PreviewOptions, 'before' | 'missing'>>> {
  const own = await readOwnFiles();
  return {
    before: (request, response) => {
      const { state } = pages;
      const untrusted = whyUntrusted(request, host);
      if (untrusted !== undefined) return sendText(response, 403, untrusted);
      response.setHeader('cache-control', 'no-store');
      response.setHeader('server-timing', buildTag(state));
      if (pathOf(request).startsWith(OWN_PATH)) return answerOwn(pages, own, request, response);
      if (workshop && pathOf(request).startsWith(workshop.path)) {
        void workshop.answer(request, response);
        return true;
      }
      if (state.base !== '' && pathOf(request) === '/') {
        response.writeHead(302, { location: `${state.base}/` }).end();
        return true;
      }
      const failure = state.failures.get(pageOf(request, state.base));
      if (failure !== undefined) return show(response, renderErrorPage(state, failure));
      return state.published === 0 && show(response, notBuiltPage(state));
    },
    missing: async (request, response) => {
      const { state } = pages;
      const file = decodePath(pageOf(request, state.base).slice(1)) ?? '';
      if (await sendLazyFile(file, options, request, response)) return true;
      return isBroken(state) && show(response, notBuiltPage(state));
    },
  };
}

function answerOwn(
  pages: OpenPages,
  own: ReadonlyMap<string, OwnFile>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'GET, HEAD');
  }
  if (path === EVENTS_PATH) {
    pages.add(request, response);
    return true;
  }
  const file = own.get(path);
  return file ? send(response, 200, file.type, file.contents) : sendText(response, 404, messages.notFound);
}

/** Returns the requested route, without base and trailing slash. */
function pageOf(request: IncomingMessage, base: string): string {
  const path = pathOf(request);
  return (path.startsWith(`${base}/`) ? path.slice(base.length) : path).replace(/(?<=.)\/$/, '');
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return withoutQuery(url);
}

function show(response: ServerResponse, { status, html }: StatusPage): boolean {
  return send(response, status, 'text/html; charset=utf-8', html);
}

function sendText(response: ServerResponse, status: number, text: string): boolean {
  return send(response, status, 'text/plain; charset=utf-8', `${text}\n`);
}

function send(response: ServerResponse, status: number, type: string, body: string): boolean {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
  return true;
}

/** Returns the reason to refuse a request, or undefined. A page of another site could read drafts by a foreign host name (DNS rebinding) or `Origin`. */
export function whyUntrusted(
  { headers }: Pick<IncomingMessage, 'headers'>,
  chosenHost: string | undefined,
): string | undefined {
  const host = parseUrl(`http://${headers.host ?? ''}`);
  if (!host || !isOwnName(host.hostname, chosenHost)) return messages.foreignName(headers.host ?? '');
  if (headers.origin !== undefined && parseUrl(headers.origin)?.host !== host.host)
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

interface LazyFileOptions {
  /** Absolute path of the folder that lazy files are generated into. */
  folder: string;
  generator: Pick<Generator, 'generate'>;
  onDiagnostic: (diagnostic: Diagnostic) => void;
}

/** Generates a lazy file and sends it. Resolves to false, with nothing sent, for any other path. Never rejects. */
async function sendLazyFile(
  path: string,
  { folder, generator, onDiagnostic }: LazyFileOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const notFound = async () => sendError(response, 500);
  try {
    const generated = await generator.generate(path);
    if (!generated) return false;
    generated.diagnostics.forEach(onDiagnostic);
    if (generated.isMade) await sendFile({ root: realpathSync(folder), path }, request, response, { notFound });
    else await notFound();
  } catch (error) {
    onDiagnostic(buildInterruption(error));
    await notFound();
  }
  return true;
}
