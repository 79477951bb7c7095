import type { Page } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { eventually } from '../../../test/support/eventually.ts';

/** Words that would send a writer out of the workshop. */
const TERMINAL = /\b(?:npm|npx|node|terminal|console)\b/i;
/** Words of those who build sites, which are for who opens the technical details. */
const TECHNICAL = /SHA256|\borigin\b|\bdépôt|\bbranche\b|\.well-known|\bcontent\/|\.md\b|expression régulière|en-tête/i;

/**
 * Does something of a writer's year in at most so many clicks, on a page that is not loaded anew meanwhile, and never sends the writer to a terminal.
 * A choice of a list, a file that is handed over and a key that presses or saves are a click each; what is typed is none.
 */
export async function withinClicks(page: Page, most: number, task: () => Promise<unknown>): Promise<void> {
  const count = await page.evaluateHandle(() => {
    const count = { clicks: 0 };
    for (const type of ['pointerdown', 'change', 'keydown'])
      addEventListener(
        type,
        (event) => {
          const { target } = event;
          const isChosen =
            target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file');
          const isTyped = target instanceof HTMLElement && target.isContentEditable;
          const isPressed =
            event instanceof KeyboardEvent && (event.ctrlKey ? event.key === 's' : event.key === 'Enter' && !isTyped);
          if (type === 'pointerdown' || (type === 'change' && isChosen) || isPressed) count.clicks += 1;
        },
        true,
      );
    return count;
  });
  await task();
  const { clicks } = await count.jsonValue();
  assert.ok(clicks <= most, `it took ${clicks} clicks, not ${most}`);
  // A build that began in the middle of the task may name files until the next one ends.
  await eventually(async () => {
    const read = await page.locator('body').innerText();
    return [TERMINAL, TECHNICAL].flatMap((words) => words.exec(read)?.[0] ?? []);
  }, []);
}
