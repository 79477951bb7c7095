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
