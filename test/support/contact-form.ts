import type { Locator, Page } from 'playwright-core';

/** A message that asks for an audit. */
export const MESSAGE = {
  nom: 'Ada Martin',
  email: 'ada@martin.example',
  entreprise: 'Martin SARL',
  message: 'Nos bons de commande arrivent par courriel.',
} as const;

export async function fillMessage(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(MESSAGE)) await field(page, name).fill(text);
}

export function field(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`);
}

/** Opens the fold of the choices that are not asked for. */
export async function openChoices(page: Page): Promise<void> {
  await page.locator('form summary').first().click();
}

export function submitButton(page: Page): Locator {
  return page.locator('form button[type=submit]');
}

/** Returns the fields' values, by name. */
export async function typedIn(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(MESSAGE);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await field(page, name).inputValue()] as const)),
  );
}

export const EMPTY = { nom: '', email: '', entreprise: '', message: '' } as const;

/** Stands above the form once a message is sent. */
export function sentPanel(page: Page): Locator {
  return page.locator('[data-island] section:has(~ form)');
}

/** The region that notifications appear in. */
export function region(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications\b/ });
}

export function notifications(page: Page): Locator {
  return region(page).getByRole('listitem');
}
