import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildResult } from '../build-result.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import { messages } from '../messages.fr.ts';
import { type Answer, json, refused, sendAnswer } from './answer.ts';
import { api, TOKEN, WORKSHOP } from './api.ts';
import { clientFiles } from './client-files.ts';
import { contentLister } from './content-list.ts';
import { workshopPage } from './page.ts';

/** What the workshop works on. */
export interface WorkshopOptions {
  site: SiteDefinition;
  /** What the last build made and found; undefined before the first one has ended. */
  latest: () => BuildResult | undefined;
  /** Address of the events that follow each build. */
  builds: string;
}

/** A question of the workshop's page. */
export interface Question {
  request: IncomingMessage;
  query: URLSearchParams;
}

type Handler = (question: Question) => Answer | Promise<Answer>;

/** The writers' editor: answers what is asked below its address. Never rejects. */
export function openWorkshop(
  options: WorkshopOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const files = clientFiles();
  const handlers = handlersOf(options);
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://workshop.invalid');
    try {
      if (pathname === WORKSHOP) return sendAnswer(response, workshopPage({ token, builds: options.builds }));
      const own = await files(pathname);
      if (own) return sendAnswer(response, own);
      sendAnswer(response, await answerOf(handlers[pathname], { request, query: searchParams }, token));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      sendAnswer(response, refused(500, messages.workshop.failed(reason)));
    }
  };
}

type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

function handlersOf({ site, latest }: WorkshopOptions): Handlers {
  const list = contentLister(site);
  return {
    [api.content]: { GET: () => json(list(latest())) },
  };
}

async function answerOf(methods: Handlers[string] | undefined, question: Question, token: string): Promise<Answer> {
  if (!methods) return refused(404, messages.workshop.notFound);
  const { method = 'GET', headers } = question.request;
  const handler = methods[method];
  if (!handler) return refused(405, messages.workshop.notAllowed(Object.keys(methods).join(', ')));
  if (headers[TOKEN] !== token) return refused(403, messages.workshop.noToken);
  return handler(question);
}
