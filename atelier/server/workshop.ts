import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseUrl } from '../../build/contract/addresses.ts';
import type { Workshop, WorkshopHost, WorkshopServing } from '../../build/contract/workshop-host.ts';
import { Refused } from '../../build/editing/refused.ts';
import { type ContentList, endpointAddress, GUIDE, PICTURE, PREVIEW_PAGE, WORKSHOP } from '../api.ts';
import { workshop as messages, workshopFiles } from '../words/workshop.fr.ts';
import {
  type ApiResponse,
  assertLocal,
  assertOwnOrigin,
  assertToken,
  endpoint,
  type Handler,
  jsonResponse,
  noData,
  sendResponse,
  type Upload,
  uploadHandler,
} from './api-exchange.ts';
import { binEndpoints } from './bin/bin-endpoints.ts';
import { contentLister } from './content-list.ts';
import { fileEndpoints } from './files/file-endpoints.ts';
import { addDownload, addPicture } from './files/static-files.ts';
import { findEndpoints } from './find/find-endpoints.ts';
import { guideResponse } from './guide/guide-response.ts';
import { historyEndpoints } from './history/versions.ts';
import { overviewEndpoints } from './overview/last-changes.ts';
import { clientFiles, workshopPage } from './page.ts';
import { pictureBytes, pictureEndpoints, replacePicture } from './pictures/picture-changes.ts';
import { Previews, previewEndpoints, previewPage } from './preview/previews.ts';
import { isBuiltDaily } from './publication/daily-build.ts';
import { publicationEndpoints } from './publication/publication-endpoints.ts';
import { Publisher } from './publication/publisher.ts';
import { reviewEndpoints } from './review/review.ts';

/** Opens the writers' workshop. */
export function openWorkshop(host: WorkshopHost, serving: WorkshopServing): Workshop {
  const previews = new Previews(host);
  const publisher = new Publisher(host);
  void publisher.recover();
  return {
    own: ownHandler(host, serving, endpointHandlers(host, endpoints(host, publisher, previews))),
    atSite: siteHandler(host, serving, previews),
  };
}

/** The requests that the page sends by POST, by address. */
type Handlers = Readonly<Record<string, Handler>>;

function ownHandler(host: WorkshopHost, { origins, builds }: WorkshopServing, handlers: Handlers): Workshop['own'] {
  const token = randomBytes(24).toString('base64url');
  const files = clientFiles(host.site);
  return async (request, response) => {
    const answer = async (): Promise<ApiResponse | undefined> => {
      const { workshop, site } = await origins();
      assertLocal(request);
      assertOwnOrigin(request, workshop);
      const { pathname, query } = addressOf(request);
      if (pathname === builds.address) return undefined;
      // Browsers load these without the token.
      if (pathname === WORKSHOP) return onlyRead(request, workshopPage({ token, builds: builds.address, site }));
      if (pathname === GUIDE || pathname.startsWith(`${GUIDE}/`)) return onlyRead(request, redirect(site + pathname));
      if (pathname === PICTURE) return onlyRead(request, pictureBytes(host, { request, query }));
      const file = await files(pathname);
      if (file) return onlyRead(request, file);
      const handler = handlers[pathname];
      if (!handler) return notFound(request, WORKSHOP);
      if (request.method !== 'POST') return notAllowed('POST');
      assertToken(request, token);
      return handler({ request, query });
    };
    const answered = await answer().catch(refusalOf);
    if (answered) sendResponse(response, answered);
    else builds.listen(request, response);
  };
}

function siteHandler(host: WorkshopHost, { origins }: WorkshopServing, previews: Previews): Workshop['atSite'] {
  return async (request, response) => {
    const answer = async (): Promise<ApiResponse> => {
      const { pathname, query } = addressOf(request);
      const { workshop } = await origins();
      if (pathname === WORKSHOP) return redirect(workshop + WORKSHOP);
      if (pathname === PREVIEW_PAGE) return previewPage(host, previews, { path: query.get('path') ?? '', workshop });
      const start = pathname.startsWith(GUIDE) ? GUIDE : workshop + WORKSHOP;
      return (await guideResponse(pathname, query, host)) ?? notFound(request, start);
    };
    try {
      assertLocal(request);
      sendResponse(response, onlyRead(request, await answer()));
    } catch (error) {
      sendResponse(response, refusalOf(error));
    }
  };
}

/** Parses both request targets of RFC 9112, 3.2: a path (`//` among them), and a whole address. Throws `Refused` for others. */
function addressOf({ url = '/' }: IncomingMessage): { pathname: string; query: URLSearchParams } {
  const address = parseUrl(url.startsWith('/') ? `http://workshop.invalid${url}` : url);
  if (!address) throw new Refused(400, messages.badAddress);
  return { pathname: address.pathname, query: address.searchParams };
}

/** Returns a redirect, for which browsers keep the fragment of the requested address. */
function redirect(location: string): ApiResponse {
  return { status: 302, type: 'text/plain; charset=utf-8', body: '', headers: { location } };
}

function refusalOf(error: unknown): ApiResponse {
  // The unread rest of a body would be read as the next request.
  if (error instanceof Refused)
    return {
      ...jsonResponse(error.refusal, error.status),
      ...([408, 413].includes(error.status) && { headers: { connection: 'close' } }),
    };
  return jsonResponse(messages.failed(error instanceof Error ? error.message : String(error)), 500);
}

/** Redirects navigations to unknown addresses to the start. */
function notFound({ headers }: IncomingMessage, start: string): ApiResponse {
  return headers.accept?.includes('text/html') ? redirect(start) : jsonResponse(workshopFiles.badRequest('404'), 404);
}

function onlyRead({ method }: IncomingMessage, answer: ApiResponse): ApiResponse {
  return method === 'GET' || method === 'HEAD' ? answer : notAllowed('GET, HEAD');
}

function notAllowed(allow: string): ApiResponse {
  return { ...jsonResponse(workshopFiles.badRequest(allow), 405), headers: { allow } };
}

/** Returns the requests that carry JSON, by their names. */
export function endpoints(host: WorkshopHost, publisher: Publisher, previews: Previews) {
  const content = contentLister(host);
  return {
    'content/list': endpoint(noData, async (): Promise<ContentList> => {
      return { ...content(), isBuiltDaily: await isBuiltDaily(host.site, publisher.way) };
    }),
    ...binEndpoints,
    ...fileEndpoints,
    ...findEndpoints,
    ...historyEndpoints,
    ...overviewEndpoints(host),
    ...pictureEndpoints,
    ...previewEndpoints(previews),
    ...publicationEndpoints(publisher),
    ...reviewEndpoints,
  };
}

/** The uploads of files as bytes (`?name=`), by their purpose. */
export const uploads = {
  picture: addPicture,
  download: ({ site }, name, bytes) => addDownload(site, name, bytes),
  /** `name` is the address of the picture to replace. */
  replacement: replacePicture,
} satisfies Readonly<Record<string, Upload>>;

export type Endpoints = ReturnType<typeof endpoints>;
export type Uploads = typeof uploads;

function endpointHandlers(host: WorkshopHost, table: Endpoints): Handlers {
  const ofEndpoints = Object.entries(table).map(([name, answer]): [string, Handler] => [
    endpointAddress(name),
    ({ request }) => answer(host, request),
  ]);
  const ofUploads = Object.entries(uploads).map(([name, upload]): [string, Handler] => [
    endpointAddress(`upload/${name}`),
    uploadHandler(host, upload),
  ]);
  return Object.fromEntries([...ofEndpoints, ...ofUploads]);
}
