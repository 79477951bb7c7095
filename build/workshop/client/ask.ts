import { type Refusal, TOKEN } from '../api.ts';

/** What the server refuses, in its own French words. */
export class Refused extends Error {
  readonly status: number;
  readonly hint: string;
  readonly body: unknown;

  constructor(status: number, body: Refusal) {
    super(body.message);
    this.status = status;
    this.hint = body.hint;
    this.body = body;
  }
}

/** Asks the server. Rejects with `Refused`, or with what the network refuses. */
export async function ask<Value>(
  address: string,
  options: { method?: string; data?: unknown; bytes?: Blob } = {},
): Promise<Value> {
  const { method = 'GET', data, bytes } = options;
  const response = await fetch(address, {
    method,
    headers: { [TOKEN]: token(), ...(data !== undefined && { 'content-type': 'application/json' }) },
    ...(data !== undefined && { body: JSON.stringify(data) }),
    ...(bytes && { body: bytes }),
  });
  const body = await response.json();
  if (!response.ok) throw new Refused(response.status, body);
  return body;
}

function token(): string {
  return document.querySelector(`meta[name="${TOKEN}"]`)?.getAttribute('content') ?? '';
}
