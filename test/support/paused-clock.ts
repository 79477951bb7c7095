import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Stops the page's clock before the page is opened: its timers wait until a test lets time pass. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets time pass in steps until something holds, with a moment in between for the network and React. */
export async function passTimeUntil(page: Page, holds: () => Promise<boolean> | boolean, step = 100): Promise<void> {
  for (let steps = 0; !(await holds()); steps++) {
    if (steps > 400) throw new Error('it never came, however much time passed');
    await page.clock.runFor(step);
    await pause(20);
  }
}

/** Once React has drawn what was just done, and done what follows: for each it sends itself a message, which a stopped clock does not hold back. */
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
