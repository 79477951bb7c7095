import { assert } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import {
  append,
  body,
  chooseMore,
  clickButton,
  NOTES,
  open,
  read,
  saveAndWait,
  status,
  workshopSuite,
} from '../support/workshop-page.ts';

const test = workshopSuite('An earlier version of a text, in the workshop');

test('is compared with the present text, replaces it, and can be undone', async (page) => {
  await open(page, NOTES);
  const dialog = page.getByRole('dialog', { name: words.heading });
  const openVersions = async () => {
    await clickButton(page, 'Plus');
    await page.getByRole('menuitem', { name: 'Versions' }).press('Enter');
  };
  await openVersions();
  await dialog.getByText(words.none).waitFor();
  await clickButton(page, workshopApp.close);
  await append(page, 'Une phrase de trop.');
  await saveAndWait(page);
  await append(page, ' Et une autre, pas enregistrée.');
  await withinClicks(page, 4, async () => {
    await openVersions();
    await dialog.getByRole('listitem').nth(1).getByRole('button').click();
    const [now, then] = [
      dialog.getByRole('group', { name: words.now }),
      dialog.getByRole('group', { name: /^Version du \d/ }),
    ];
    await now.locator('ins', { hasText: 'pas enregistrée' }).waitFor();
    assert.not.match(await then.innerText(), 'de trop');
    assert.not.match(await dialog.innerText(), /\*|##|titre:/, 'no sign is on the screen');
    assert.equal(await axeDiagnostics(page), []);
    await dialog.getByRole('button', { name: 'Reprendre cette version' }).click();
    await status(page, 'est reprise');
  });
  await eventually(async () => (await body(page).innerText()).includes('de trop'), false);
  assert.match(read(NOTES), 'de trop', 'nothing is written before it is saved');
  await clickButton(page, 'Annuler');
  await eventually(async () => (await body(page).innerText()).includes('pas enregistrée'), true);
});

test('is at first the newest that differs; newer equal ones are marked as the same', async (page) => {
  await open(page, NOTES);
  await append(page, 'Une phrase de trop.');
  await saveAndWait(page);
  await chooseMore(page, words.open);
  const dialog = page.getByRole('dialog', { name: words.heading });
  const then = dialog.getByRole('group', { name: /^Version du \d/ });
  await then.waitFor();
  const versions = dialog.getByRole('listitem');
  assert.is(await versions.nth(0).getByText(words.isNow).count(), 1);
  assert.is(await versions.nth(1).getByText(words.isNow).count(), 0);
  assert.is(await versions.nth(1).getByRole('button').getAttribute('aria-pressed'), 'true');
  assert.not.match(await then.innerText(), 'de trop');
});
