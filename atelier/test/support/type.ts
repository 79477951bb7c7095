import type { Locator, Page } from 'playwright-core';

/** Types texts and presses keys, which stand in angle brackets: `type(page, 'un', '<Enter>', 'deux')`. */
export async function type(page: Page, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const [, key] = /^<(.+)>$/.exec(step) ?? [];
    await (key === undefined ? page.keyboard.type(step) : page.keyboard.press(key));
  }
}

/** Pastes into an element what a program would have put on the clipboard, by types. */
export async function paste(box: Locator, data: Readonly<Record<string, string>>): Promise<void> {
  await box.evaluate((target, texts) => {
    const clipboardData = new DataTransfer();
    for (const [type, one] of Object.entries(texts)) clipboardData.setData(type, one);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}
