import * as assert from 'uvu/assert';
import { workshopApp as words } from '../../build/diagnostics/messages/workshop-app.fr.ts';
import { workshopBin } from '../../build/diagnostics/messages/workshop-bin.fr.ts';
import { workshopHistory } from '../../build/diagnostics/messages/workshop-history.fr.ts';
import { workshopReview } from '../../build/diagnostics/messages/workshop-review.fr.ts';
import { workshopText } from '../../build/diagnostics/messages/workshop-text.fr.ts';
import { BIN } from '../../build/workshop/client/bin/bin-address.ts';
import { PUBLICATION } from '../../build/workshop/client/publication/publication-address.ts';
import { lookInDialog, looking } from '../support/workshop-axe.ts';
import { chooseMore, goTo, NOTES, open, press, workshopSuite } from '../support/workshop-page.ts';

const test = workshopSuite('Accessibility of all pages and dialogs of the workshop');

test('axe finds nothing wrong with the other pages of the workshop, and what else is asked over a text', async (page) => {
  const { look, found } = looking(page);
  for (const fragment of ['#chercher', PUBLICATION, '#images', BIN]) {
    await goTo(page, fragment);
    await page.locator(`a[href="${fragment}"][aria-current]`).waitFor();
    await page.locator('h1').waitFor();
    await look(fragment);
  }
  await open(page, NOTES);
  for (const name of [workshopHistory.open, workshopReview.open, workshopBin.delete]) {
    await chooseMore(page, name);
    await lookInDialog(page, () => look(name));
  }
  const { link, picture, table, variable } = workshopText.tools;
  for (const name of [link, picture, table, variable]) {
    await press(page, name);
    await lookInDialog(page, () => look(name));
  }
  await press(page, words.file.more);
  await look('menu');
  assert.equal(found, []);
});

test.run();
