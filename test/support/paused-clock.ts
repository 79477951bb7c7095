import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { TIMEOUT_MS } from './timeout.ts';

/** Stops the page's clock before the page is opened: its timers wait until a test lets time pass. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** In milliseconds, for the network and React. */
const BETWEEN_STEPS = 20;

/** Lets time pass in steps until something holds. */
export async function passTimeUntil(page: Page, holds: () => Promise<boolean> | boolean, step = 100): Promise<void> {
  for (let waited = 0; !(await holds()); waited += BETWEEN_STEPS) {
    if (waited > TIMEOUT_MS) throw new Error('it never came, however much time passed');
    await page.clock.runFor(step);
    await pause(BETWEEN_STEPS);
  }
}

/** Resolves once React has drawn what was just done, and done what follows: for each it sends itself a message, which a stopped clock does not hold back. */
export function reactSettled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turns = 0; turns < 3; turns++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
  });
}
