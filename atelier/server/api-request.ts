import type { IncomingMessage } from 'node:http';
import type { ApiResponse } from './api-response.ts';

/** A question of the workshop's page. */
export interface ApiRequest {
  request: IncomingMessage;
  query: URLSearchParams;
}

type Handler = (question: ApiRequest) => ApiResponse | Promise<ApiResponse>;

/** What answers at an address, by method. */
export type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;
