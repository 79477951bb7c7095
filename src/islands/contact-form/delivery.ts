import { MutationObserver, QueryClient } from '@tanstack/query-core';

const RETRIES = 3;
/** Milliseconds before the first retry; doubled each time, never beyond the cap. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
/** Milliseconds one try may take. */
const TIMEOUT = 15_000;

/** The agency's server refused the message, or could not be reached. */
class Undelivered extends Error {
  /** Whether the same message may pass later. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean) {
    super(message);
    this.passing = passing;
  }
}

/**
 * Posts a message as JSON: up to four tries under one idempotency key, so that a server that answered too late books it once.
 * A 4xx answer other than 408 and 429 is final. Rejects when the message did not arrive.
 */
export function deliver(endpoint: string, message: Readonly<Record<string, string>>, key: string): Promise<void> {
  const observer = new MutationObserver<void, Error>(new QueryClient(), {
    mutationFn: () => post(endpoint, message, key),
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && !(error instanceof Undelivered && !error.passing),
    retryDelay: delayBefore,
  });
  return observer.mutate();
}

/** Milliseconds to wait before a retry; they count from 0. */
export function delayBefore(retry: number): number {
  return Math.min(FIRST_DELAY * 2 ** retry, LONGEST_DELAY);
}

async function post(endpoint: string, message: Readonly<Record<string, string>>, key: string): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.ok) return;
  const passing = response.status >= 500 || response.status === 408 || response.status === 429;
  throw new Undelivered(`the endpoint answered ${response.status}`, passing);
}
