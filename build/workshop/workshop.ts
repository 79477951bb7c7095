import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '../messages.fr.ts';
import { type Answer, json, refused, sendAnswer } from './answer.ts';
import { api, PREVIEW_PAGE, WORKSHOP } from './api.ts';
import { clientFiles } from './client-files.ts';
import { contentLister } from './content-list.ts';
import { fileQuestions } from './files/questions.ts';
import { demandLocal, demandOwnPage } from './guard.ts';
import { guideAnswer } from './guide/answer.ts';
import { workshopPage } from './page.ts';
import { type FrameOptions, previewAnswers } from './preview/preview-answers.ts';
import type { Handler, Handlers, Question } from './question.ts';
import { Refused } from './refused.ts';

/** What the workshop works on. */
export interface WorkshopOptions extends FrameOptions {
  /** Address of the events that follow each build. */
  builds: string;
}

/** The writers' editor: answers what is asked below its address. Never rejects. */
export function openWorkshop(
  options: WorkshopOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const files = clientFiles();
  const previews = previewAnswers(options);
  const handlers = handlersOf(options, previews);
  // What browsers go to by themselves, without the token.
  const pages: Readonly<Record<string, Handler>> = {
    [WORKSHOP]: () => workshopPage({ token, builds: options.builds }),
    [PREVIEW_PAGE]: previews.page,
  };
  return async (request, response) => {
    try {
      demandLocal(request);
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://workshop.invalid');
      const question = { request, query: searchParams };
      const page = await pages[pathname]?.(question);
      const own = page ?? (await files(pathname)) ?? (await guideAnswer(pathname, options));
      sendAnswer(response, own ? onlyRead(request, own) : await answerOf(handlers[pathname], question, token));
    } catch (error) {
      sendAnswer(response, refusalOf(error));
    }
  };
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

function handlersOf(
  { site, latest }: WorkshopOptions,
  { preview, obstacles }: ReturnType<typeof previewAnswers>,
): Handlers {
  const list = contentLister(site);
  return {
    [api.content]: { GET: () => json(list(latest())) },
    [api.preview]: { POST: preview },
    [api.obstacles]: { POST: obstacles },
    ...fileQuestions(site),
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
