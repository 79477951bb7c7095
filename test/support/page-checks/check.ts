import type { Page, Request } from 'playwright-core';

/** A page as a visitor has it open, scrolled to its top after it was read to its end. */
export interface Visit extends Readonly<Noise> {
  page: Page;
  path: string;
  contentType: string;
  width: number;
  /** Scripts that it had loaded before it was scrolled. */
  untouched: readonly string[];
}

/** A fault, with the number of things that a check looked at, so that one that sees nothing is noticed. */
export interface TextDiagnostic {
  seen: number;
  wrong: string[];
}

export type Check = (visit: Visit) => Promise<TextDiagnostic> | TextDiagnostic;

export interface Noise {
  requests: Request[];
  /** Errors and warnings of the console, uncaught errors, what the policy refused, what did not come. */
  complaints: string[];
}

/** All that pages ask for and complain of from now on. */
export function listenTo(page: Page): Noise {
  const noise: Noise = { requests: [], complaints: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => noise.complaints.push(message));
  // Of the whole context: what a frame or a worker asks for, too.
  page.context().on('request', (request) => noise.requests.push(request));
  page.on('requestfailed', (request) => noise.complaints.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) noise.complaints.push(`${response.url()} answers ${response.status()}`);
  });
  return noise;
}
