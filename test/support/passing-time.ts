import { mock } from 'node:test';

/** Time that passes when a test says so: `setTimeout` of this process waits for it. What else the process does goes on. */
export async function withControlledTime(
  work: (time: { pass: (milliseconds: number) => Promise<void> }) => Promise<void>,
): Promise<void> {
  mock.timers.enable({ apis: ['setTimeout'] });
  const pass = async (milliseconds: number) => {
    mock.timers.tick(milliseconds);
    // Promises continue the work that a timer began.
    await new Promise(setImmediate);
  };
  try {
    await work({ pass });
  } finally {
    mock.timers.reset();
  }
}
