import { join } from 'node:path';
import { assert, suite } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { inPage } from '../../../test/support/browser.ts';
import { folderWith } from '../../../test/support/folder.ts';
import { publishedSite } from '../../../test/support/published-site.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite('The list of folders');

test('leads to a folder by the keyboard alone, in two clicks and one more for each folder on the way', async () => {
  const outer = folderWith({ 'Sites/Orbite/x': '' });
  const server = await workshopServer({ site: publishedSite() });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const { folders, fields, names } = words.way;
    const isFocused = (text: string) => page.locator(':focus', { hasText: text }).waitFor();
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.goto(`${server.workshop}#publier`);
    await page.getByRole('radio', { name: names.folder }).check();
    const field = page.getByLabel(fields.folder, { exact: true });
    await field.fill(outer);
    await withinClicks(page, 4, async () => {
      await press('Tab', 'Enter');
      for (const path of ['', 'Sites']) {
        await isFocused(join(outer, path));
        await press('Tab', 'Tab', 'Enter');
      }
      await isFocused(join(outer, 'Sites/Orbite'));
      assert.equal(await axeDiagnostics(page), []);
      await press('Tab', 'Tab', 'p', 'u', 'b', 'Enter');
      await isFocused(folders.open);
    });
    assert.is(await field.inputValue(), join(outer, 'Sites/Orbite/pub'));
  });
});
