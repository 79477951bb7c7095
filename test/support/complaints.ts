import type { Page } from 'playwright-core';

/** Collects a browser's errors from now on: blocked scripts and styles, and exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
