import type { Page } from 'playwright-core';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Lets the pages that come note what their policies refuse (CSP 3, § 5.5). */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    });
  });
}

/** What the policy of the open page has refused so far. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.violations);
}
