import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { contentTypesOf } from '../../../build/contract/content-type.ts';
import type { Entries } from '../../../build/contract/entry.ts';
import { category } from '../../../src/pages/fields.ts';
import { colors } from '../../../src/pages/settings/colors/schema.ts';
import { schema as realSettings } from '../../../src/pages/settings/schema.ts';
import { recoloringOf } from '../../../src/styles/palette.ts';
import { assert, suite } from '../../../test/suite.ts';
import { inPage } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { fixtureSite } from '../../../test/support/fixture-site.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite('Colours and categories among the settings');

const SETTINGS = 'content/site.md';
const BUTTON = '#ffc46b';

const FACT = 'content/faits/a.md';
const fact = z.strictObject({ titre: z.string(), categorie: category });
const facts = contentTypesOf<{ fact: Entries<z.output<typeof fact>> }>().defineContent({
  files: 'faits/*.md',
  schema: fact,
});

/** The fixture in the colours of the real site, which its settings may change as they may its categories. */
function coloredSite() {
  const site = fixtureSite({
    'src/HomePage.module.css': `.button { background: ${BUTTON}; }\n`,
    [SETTINGS]: `---\nadresse: https://exemple.test\ncouleurs:\n  boutons: "${BUTTON}"\ncategories:\n  - nom: Avant\n---\n`,
    [FACT]: '---\ntitre: A\ncategorie: Avant\n---\n',
  });
  const schema = z.strictObject({
    adresse: z.url(),
    trailingSlash: z.boolean().default(false),
    couleurs: colors,
    categories: realSettings.in.shape.categories,
  });
  const { contentTypes, settings } = site;
  return {
    ...site,
    contentTypes: { ...contentTypes, fact: facts, settings: { ...contentTypes.settings, schema } },
    settings: {
      ...settings,
      read: (data: unknown) => {
        const recoloring = recoloringOf(schema.parse(data).couleurs);
        return { ...settings.read(data), ...(recoloring && { colors: recoloring }) };
      },
    },
  };
}

test('a picked colour shows at once; an unreadable one is refused with the nearest good one', async () => {
  const site = coloredSite();
  const server = await workshopServer({ site });
  await server.nextBuild();
  await inPage({ colorScheme: 'dark' }, async (page) => {
    await page.goto(`${server.workshop}#/${SETTINGS}`);
    const typed = page.getByLabel('Couleur des boutons', { exact: true });
    const picked = page.getByLabel('Palette : Couleur des boutons');
    await eventually(() => picked.inputValue(), BUTTON);
    const shown = () =>
      page
        .frameLocator('iframe')
        .locator('[class*=button]')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await picked.fill('#9be28f');
    await eventually(() => typed.inputValue(), '#9be28f');
    await eventually(shown, 'rgb(155, 226, 143)');
    const refused = page.getByText(/contraste de \d/);
    await picked.fill('#201810');
    await page.getByText('« #201810 » ne convient pas ici').first().waitFor();
    await refused.first().waitFor();
    await page
      .getByRole('button', { name: /^Remplacer par/ })
      .first()
      .click();
    await eventually(() => refused.count(), 0);
    assert.match(await typed.inputValue(), /^#[\da-f]{6}$/);
    assert.is.not(await typed.inputValue(), '#201810');
    await changesInClicks(page, site, () => eventually(shown, 'rgb(155, 226, 143)'));
  });
});

/** Gives a site another colour and a category another name, each saved by its keys; `shown` waits for the colour in the page. */
async function changesInClicks(page: Page, { root }: { root: string }, shown: () => Promise<void>): Promise<void> {
  await withinClicks(page, 2, async () => {
    const color = page.getByLabel('Couleur des boutons', { exact: true });
    await color.click();
    await color.fill('#9be28f');
    await shown();
    await page.keyboard.press('Control+s');
    await page.getByText(words.state.saved, { exact: true }).waitFor();
  });
  await withinClicks(page, 3, async () => {
    await page.getByRole('button', { name: /Avant/ }).click();
    const name = page.getByRole('textbox', { name: /^Nom/ });
    await name.click();
    await name.fill('Après');
    await page.keyboard.press('Control+s');
    await page.getByText(words.file.followed(1)).waitFor();
  });
  assert.match(readFileSync(join(root, SETTINGS), 'utf8'), /boutons: "#9be28f"[\s\S]*nom: "?Après/);
  assert.match(readFileSync(join(root, FACT), 'utf8'), /^categorie: "?Après/m);
}
