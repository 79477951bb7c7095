import { Refused } from '../../build/editing/refused.ts';

/** Whether an error is a refusal of the workshop with this status. */
export function isRefused(status: number): (error: unknown) => boolean {
  return (error) => error instanceof Refused && error.status === status;
}

/** What work that cannot succeed ends with. */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('what had to fail has succeeded')),
    (error: unknown) => error,
  );
}
