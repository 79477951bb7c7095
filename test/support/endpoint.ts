import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localServer } from './local-server.ts';
import { once } from './once.ts';

export interface Post {
  key: string | undefined;
  type: string | undefined;
  body: Record<string, string>;
}

/** The endpoint's answer: a status, fields that it refuses, a page to redirect to, or 'never' for a server that hangs. */
export type Answer = number | { champs: string[] } | 'never' | URL;

interface State {
  answers: Answer[];
  posts: Post[];
  views: Post[];
  /** Number of preflight requests. */
  preflights: number;
  port: number;
}

/** The endpoint's address in the tests' browser, whatever its port: a site that names it is built once for all. */
export const RECEIVER = 'http://localhost:65535';

/**
 * A server that takes messages from other origins, at any path but `/vues`, where it counts views.
 * A test sets the answers it gives to messages in turn, the last one for ever.
 */
export const endpoint = once(async () => {
  const state: State = { answers: [200], posts: [], views: [], preflights: 0, port: 0 };
  state.port = await localServer((request, response) => void answer(request, response, state));
  return state;
});

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type, idempotency-key');
  if (request.method === 'OPTIONS') {
    state.preflights += 1;
    return void response.writeHead(204).end();
  }
  // A page that is closed while it sends has sent nothing.
  const body = await text(request).catch(() => undefined);
  if (body === undefined) return;
  const isView = request.url === '/vues';
  const { answers, posts } = state;
  const status = isView ? 204 : answers[Math.min(posts.length, answers.length - 1)];
  const { 'idempotency-key': key, 'content-type': type } = request.headers;
  (isView ? state.views : posts).push({ key: key?.toString(), type, body: fieldsOf(body, type) });
  if (status instanceof URL) response.writeHead(303, { location: status.href }).end();
  if (typeof status === 'number') response.writeHead(status).end();
  if (typeof status === 'object' && 'champs' in status) response.writeHead(422).end(JSON.stringify(status));
}

function fieldsOf(body: string, type = ''): Record<string, string> {
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : (JSON.parse(body) as Record<string, string>);
}
