import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';

/** A question of the workshop's page. */
export interface Question {
  request: IncomingMessage;
  query: URLSearchParams;
}

type Handler = (question: Question) => Answer | Promise<Answer>;

/** What answers at an address, by method. */
export type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;
