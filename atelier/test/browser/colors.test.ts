import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { colors } from '../../../src/pages/settings/colors/schema.ts';
import { recoloringOf } from '../../../src/styles/palette.ts';
import { inPage } from '../../../test/support/browser.ts';
import { complaintsOf } from '../../../test/support/complaints.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { fixtureSite } from '../../../test/support/fixture-site.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite('Colours among the settings');

const SETTINGS = 'content/site.md';
const BUTTON = '#ffc46b';

/** The fixture in the colours of the real site, which its settings may change. */
function coloredSite() {
  const site = fixtureSite({
    'src/HomePage.module.css': `.button { background: ${BUTTON}; }\n`,
    [SETTINGS]: `---\nadresse: https://exemple.test\ncouleurs:\n  boutons: "${BUTTON}"\n---\n`,
  });
  const schema = z.strictObject({ adresse: z.url(), trailingSlash: z.boolean().default(false), couleurs: colors });
  const { contentTypes, settings } = site;
  return {
    ...site,
    contentTypes: { ...contentTypes, settings: { ...contentTypes.settings, schema } },
    settings: {
      ...settings,
      read: (data: unknown) => {
        const recoloring = recoloringOf(schema.parse(data).couleurs);
        return { ...settings.read(data), ...(recoloring && { colors: recoloring }) };
      },
    },
  };
}

test('one that is picked shows in the page at once, one that could not be read is refused with the nearest that can', async () => {
  const server = await workshopServer({ site: coloredSite() });
  await server.nextBuild();
  await inPage({ colorScheme: 'dark' }, async (page) => {
    const complaints = complaintsOf(page);
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
    assert.equal(complaints, []);
  });
});

test.run();
