import { Refused } from '../../build/editing/refused.ts';

/** Recognizes a refusal of the workshop by its status. */
export function isRefused(status: number): (error: unknown) => boolean {
  return (error) => error instanceof Refused && error.status === status;
}

/** Resolves to the error of work that has to fail. */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('what had to fail has succeeded')),
    (error: unknown) => error,
  );
}
