import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WorkshopHost } from '../contract/workshop-host.ts';
import { messages } from '../messages.fr.ts';
import { type Answer, json, refused, sendAnswer } from './answer.ts';
import { api, GUIDE, PREVIEW_PAGE, WORKSHOP } from './api.ts';
import { clientFiles } from './client-files.ts';
import { contentLister } from './content-list.ts';
import { fileQuestions } from './files/questions.ts';
import { demandLocal, demandOwnOrigin, demandOwnPage } from './guard.ts';
import { guideAnswer } from './guide/answer.ts';
import { workshopPage } from './page.ts';
import { type Origins, previewAnswers } from './preview/preview-answers.ts';
import type { Handlers, Question } from './question.ts';
import { Refused } from './refused.ts';

// What others may use of this room.
export { WORKSHOP } from './api.ts';
export { linkTo } from './file-link.ts';
export { addPage } from './new/add-page.ts';
export type { Origins } from './preview/preview-answers.ts';

/** How the workshop is served. */
export interface WorkshopServing {
  /** The stream of events that follow each build: its address, and what answers there. */
  builds: { address: string; listen: Respond<void> };
  /** Where the workshop and the site answer, once both do. */
  origins: () => Promise<Origins>;
}

type Respond<Value> = (request: IncomingMessage, response: ServerResponse) => Value;

/** What answers at each of the two origins. Neither rejects. */
export interface Workshop {
  /** All that is asked at the workshop's own. */
  own: Respond<Promise<void>>;
  /** What is asked below the workshop's address at the site's: pages that run the site's scripts, and none that writes. */
  atSite: Respond<Promise<void>>;
}

/** The writers' editor. */
export function openWorkshop(host: WorkshopHost, serving: WorkshopServing): Workshop {
  const previews = previewAnswers(host, serving.origins);
  return { own: ownAnswers(host, serving, previews), atSite: siteAnswers(host, serving, previews) };
}

type PreviewHandlers = ReturnType<typeof previewAnswers>;

function ownAnswers(
  host: WorkshopHost,
  { origins, builds }: WorkshopServing,
  previews: PreviewHandlers,
): Workshop['own'] {
  const token = randomBytes(24).toString('base64url');
  const files = clientFiles();
  const handlers = handlersOf(host, previews);
  return async (request, response) => {
    const answer = async (): Promise<Answer | undefined> => {
      const { workshop, site } = await origins();
      demandLocal(request);
      demandOwnOrigin(request, workshop);
      const { pathname, query } = addressOf(request);
      if (pathname === builds.address) return undefined;
      // What browsers go to by themselves, without the token.
      if (pathname === WORKSHOP) return onlyRead(request, workshopPage({ token, builds: builds.address, site }));
      if (pathname === GUIDE) return onlyRead(request, redirect(site + GUIDE));
      const file = await files(pathname);
      return file ? onlyRead(request, file) : answerOf(handlers[pathname], { request, query }, token);
    };
    const answered = await answer().catch(refusalOf);
    if (answered) sendAnswer(response, answered);
    else builds.listen(request, response);
  };
}

function siteAnswers(host: WorkshopHost, { origins }: WorkshopServing, { page }: PreviewHandlers): Workshop['atSite'] {
  return async (request, response) => {
    const answer = async (): Promise<Answer> => {
      const { pathname, query } = addressOf(request);
      if (pathname === WORKSHOP) return redirect((await origins()).workshop + WORKSHOP);
      if (pathname === PREVIEW_PAGE) return page({ request, query });
      return (await guideAnswer(pathname, host)) ?? refused(404, messages.workshop.notFound);
    };
    try {
      demandLocal(request);
      sendAnswer(response, onlyRead(request, await answer()));
    } catch (error) {
      sendAnswer(response, refusalOf(error));
    }
  };
}

/** Throws for an address that is none. */
function addressOf({ url = '/' }: IncomingMessage): { pathname: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(url, 'http://workshop.invalid');
  return { pathname, query: searchParams };
}

/** To the address that has the fragment of the one that was asked for. */
function redirect(location: string): Answer {
  return { status: 302, type: 'text/plain; charset=utf-8', body: '', headers: { location } };
}

function refusalOf(error: unknown): Answer {
  // What of a body has not been read would else be taken for the next question.
  if (error instanceof Refused)
    return {
      ...refused(error.status, error.refusal),
      ...([408, 413].includes(error.status) && { headers: { connection: 'close' } }),
    };
  return refused(500, messages.workshop.failed(error instanceof Error ? error.message : String(error)));
}

function onlyRead({ method }: IncomingMessage, answer: Answer): Answer {
  return method === 'GET' || method === 'HEAD' ? answer : notAllowed('GET, HEAD');
}

function notAllowed(allow: string): Answer {
  return { ...refused(405, messages.workshop.notAllowed(allow)), headers: { allow } };
}

function handlersOf(host: WorkshopHost, { preview, obstacles }: PreviewHandlers): Handlers {
  const list = contentLister(host);
  return {
    [api.content]: { GET: () => json(list()) },
    [api.preview]: { POST: preview },
    [api.obstacles]: { POST: obstacles },
    ...fileQuestions(host),
  };
}

async function answerOf(methods: Handlers[string] | undefined, question: Question, token: string): Promise<Answer> {
  if (!methods) return refused(404, messages.workshop.notFound);
  const { method = 'GET' } = question.request;
  const handler = methods[method];
  if (!handler) return notAllowed(Object.keys(methods).join(', '));
  demandOwnPage(question.request, token);
  return handler(question);
}
