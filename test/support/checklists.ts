import type { BrowserContextOptions, Page } from 'playwright-core';
import { inPage } from './browser.ts';
import { eventually } from './eventually.ts';
import { once } from './once.ts';
import { siteCopy } from './site-copy.ts';

const page = (title: string, list: string) => `---
titre: ${title}
description: La page « ${title} » porte une liste de choses à faire, pour voir ce que deviennent ses coches.
---

${list}
`;
const LIST = `- [ ] Lire [le blog](/blog) en entier
- [x] Déjà fait
- [ ] Une étape

  avec une suite, et dessous :

  - [ ] un détail
  - [ ] un autre détail
`;

/** Lists of which two hold the same step. */
const LISTS = `- [ ] Ouvrir
- [ ] Sauvegarder

Le soir :

- [ ] Sauvegarder
  > Une citation.
- [ ] Fermer
`;

const site = once(() =>
  siteCopy({
    name: 'test-checklists',
    files: {
      'content/pages/a-cocher.md': page('À cocher', LIST),
      'content/pages/a-cocher-aussi.md': page('À cocher aussi', `${'Un paragraphe.\n\n'.repeat(60)}${LIST}`),
      'content/pages/deux-listes.md': page('Deux listes', LISTS),
      'content/pages/sans-liste.md': page('Sans liste', 'Un texte sans rien à cocher.'),
    },
  }),
);

/** Hands a page with a list to the work, and where its site is. */
export async function onList(work: (page: Page, url: string) => Promise<void>, options: BrowserContextOptions = {}) {
  const { url } = await site();
  await inPage(options, async (page) => {
    await page.goto(`${url}/a-cocher`);
    await work(page, url);
  });
}

export const boxes = (page: Page) => page.getByRole('checkbox');
export const ticked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
export const status = (page: Page) => page.locator('main').getByRole('status').innerText();
/** Once the boxes of a page's lists are there. */
export const woken = async (page: Page, count = 5) => {
  await eventually(async () => {
    // Again and again: a page that has just arrived goes to its top.
    await page.locator('li[data-task]').first().scrollIntoViewIfNeeded();
    return boxes(page).count();
  }, count);
};
