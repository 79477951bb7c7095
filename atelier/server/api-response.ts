import type { ServerResponse } from 'node:http';
import type { Refusal } from '../../build/contract/editing/refused.ts';

/** What the workshop answers: bytes of some type, or data as JSON. */
export interface ApiResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

export function json(data: unknown, status = 200): ApiResponse {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(data) };
}

export function refused(status: number, refusal: Refusal): ApiResponse {
  return json(refusal, status);
}

/** Nothing of it is kept by browsers. */
export function sendResponse(response: ServerResponse, { status, type, body, headers = {} }: ApiResponse): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...headers,
  });
  response.end(body);
}
