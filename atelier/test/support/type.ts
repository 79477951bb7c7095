import type { Page } from 'playwright-core';

/** Types texts and presses keys, which stand in angle brackets: `type(page, 'un', '<Enter>', 'deux')`. */
export async function type(page: Page, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const [, key] = /^<(.+)>$/.exec(step) ?? [];
    await (key === undefined ? page.keyboard.type(step) : page.keyboard.press(key));
  }
}
