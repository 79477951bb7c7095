import type { Locator } from 'playwright-core';

/** Notes the clicks that a button hears from now on, in `clicks`. */
export function countClicks(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    const clicks: Event[] = [];
    Object.assign(globalThis, { clicks });
    element.addEventListener('click', (event) => clicks.push(event));
  });
}
