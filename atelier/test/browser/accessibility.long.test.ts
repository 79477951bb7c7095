import { assert } from '../../../test/suite.ts';
import { PUBLICATION_FRAGMENT } from '../../client/publication/use-publication.ts';
import { BIN_FRAGMENT } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopBin } from '../../words/bin.fr.ts';
import { workshopHistory } from '../../words/history.fr.ts';
import { workshopReview } from '../../words/review.fr.ts';
import { workshopText } from '../../words/text.fr.ts';
import { axeAtWidths, lookInDialog } from '../support/workshop-axe.ts';
import { chooseMore, clickButton, goTo, NOTES, open, workshopSuite } from '../support/workshop-page.ts';

const test = workshopSuite('Accessibility of all pages and dialogs of the workshop', 'visible');

test('axe finds no fault in the other pages and dialogs of the workshop', async (page) => {
  const { look, found } = axeAtWidths(page);
  for (const fragment of ['#chercher', PUBLICATION_FRAGMENT, '#images', BIN_FRAGMENT]) {
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
  const { link, picture, variable } = workshopText.tools;
  for (const name of [link, picture]) {
    await clickButton(page, name);
    await lookInDialog(page, () => look(name));
  }
  await clickButton(page, workshopText.rich.insertions);
  await page.getByRole('menuitem', { name: variable }).click();
  await lookInDialog(page, () => look(variable));
  await clickButton(page, words.file.more);
  await look('menu');
  assert.equal(found, []);
});
