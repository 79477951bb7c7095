import type { Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { append, field, inWorkshop, NOTES, NOTES_TEXT, saved, status } from '../support/workshop-page.ts';

const test = suite('Saving in the workshop, and the server in trouble');

/** The file as the server gives it when the page looks. */
async function fileAsAnswered(page: Page): Promise<object> {
  const [response] = await Promise.all([
    page.waitForResponse(/\/api\/file\?/),
    page.evaluate(() => dispatchEvent(new Event('focus'))),
  ]);
  return response.json();
}

test('while nobody answers, saving is tried again, and what is written meanwhile is saved with it', async () => {
  await inWorkshop(async ({ page, open, read }) => {
    await open(NOTES);
    await append(page, 'Un.');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await status(page, 'Le serveur ne répond pas');
    await append(page, ' Deux.');
    await page.context().setOffline(false);
    await page.getByText('Enregistré', { exact: true }).waitFor();
    assert.ok(read(NOTES).endsWith('Un. Deux.'));
  });
});

test('a save that is never answered is given up, and tried again', async () => {
  await inWorkshop(async ({ page, open, read }) => {
    await page.clock.install();
    await page.reload();
    await open(NOTES);
    await append(page, 'Un.');
    const asked = page.waitForRequest('**/api/file');
    await page.route('**/api/file', () => {}, { times: 1 });
    await page.keyboard.press('Control+s');
    await asked;
    await page.clock.runFor(30_000);
    await status(page, 'Le serveur ne répond pas');
    await page.clock.runFor(2000);
    await page.getByText('Enregistré', { exact: true }).waitFor();
    assert.ok(read(NOTES).endsWith('Un.'));
  });
});

test('an answer that is older than a save takes nothing back', async () => {
  await inWorkshop(async ({ page, open, read }) => {
    await open(NOTES);
    await append(page, 'Un.');
    const old = JSON.stringify({ ...(await fileAsAnswered(page)), version: 'older' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const answerLate = async (route: Route) => {
      await held;
      await route.fulfill({ contentType: 'application/json', body: old });
    };
    await page.route(/\/api\/file\?/, answerLate, { times: 1 });
    const looked = page.waitForRequest(/\/api\/file\?/);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await looked;
    await saved(page);
    const heard = page.waitForResponse(/\/api\/file\?/);
    answer();
    await heard;
    await append(page, ' Deux.');
    await saved(page);
    assert.ok(read(NOTES).endsWith('Un. Deux.'));
  });
});

test('what the server refuses is said with its reason, and nothing is lost', async () => {
  await inWorkshop(async ({ page, open, read }) => {
    await open(NOTES);
    await page.route('**/api/file', (route) =>
      route.fulfill({ status: 507, json: { message: 'Le disque est plein.', hint: 'Faites de la place.' } }),
    );
    await field(page, 'Titre').fill('Autre');
    await page.keyboard.press('Control+s');
    await status(page, 'Le disque est plein. Faites de la place.');
    assert.is(read(NOTES), NOTES_TEXT);
    assert.is(await field(page, 'Titre').inputValue(), 'Autre');
  });
});

test.run();
