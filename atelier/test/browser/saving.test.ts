import { assert } from '../../../test/suite.ts';
import { endpointAddress } from '../../api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { publication } from '../../words/publication.fr.ts';
import { workshopReview } from '../../words/review.fr.ts';
import {
  append,
  body,
  changeNoticed,
  field,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  saveAndWait,
  status,
  workshopSuite,
  write,
} from '../support/workshop-page.ts';

const REMARKS = endpointAddress('review/remarks');

const test = workshopSuite('Saving in the workshop, and the server in trouble');

test('without an answer, saving is retried with the newest text', async (page) => {
  // A browser says that it is without a network before it is, so a request may still come through.
  let isAway = true;
  await page.route('**/api/files/save', (route) => (isAway ? route.abort('connectionrefused') : route.continue()));
  await open(page, NOTES);
  await append(page, 'Un.');
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  // Of the saving itself: the list of content may have said before that nobody answers.
  await status(page, workshopApp.file.retrying);
  await append(page, ' Deux.');
  isAway = false;
  await page.getByText('Enregistré', { exact: true }).waitFor();
  assert.ok(read(NOTES).endsWith('Un. Deux.'));
});

test('repeated saves during a save send each text once', async (page) => {
  const sent: string[] = [];
  let [asks, answer] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => (asks = resolve));
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/files/save', async (route) => {
    sent.push(String(route.request().postDataJSON().text).slice(NOTES_TEXT.length));
    asks();
    await held;
    await route.continue();
  });
  await open(page, NOTES);
  await append(page, 'Un.');
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await asked;
  await append(page, ' Deux.');
  for (let times = 0; times < 3; times++) await page.keyboard.press('Control+s');
  answer();
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await append(page, ' Trois.');
  await saveAndWait(page);
  assert.equal(sent, ['Un.', 'Un. Deux.', 'Un. Deux. Trois.']);
});

test('a save that went well moves nothing of what is written, and is said by ear', async (page) => {
  await open(page, NOTES);
  await append(page, ' Fin.');
  await changeNoticed(page);
  const place = await body(page).boundingBox();
  await saveAndWait(page);
  const told = page.locator('[role="status"]').filter({ hasText: /\d\d:\d\d/ });
  await told.waitFor({ state: 'attached' });
  assert.equal(await body(page).boundingBox(), place);
});

test('while nobody answers, nothing is said of remarks of readers that there are not', async (page) => {
  await open(page, NOTES);
  await page.route(`**${REMARKS}`, (route) => route.abort('connectionrefused'));
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(REMARKS));
  write(NOTES, NOTES_TEXT.replace('une autre', 'une tout autre'));
  await asked;
  await page.getByText('une tout autre').first().waitFor();
  assert.equal(await page.getByRole('region', { name: workshopReview.list.heading }).allInnerTexts(), []);
});

test('that nobody answers is said once, whatever has been asked, until somebody does', async (page) => {
  await open(page, NOTES);
  await page.frameLocator('iframe').getByText('Un premier texte').waitFor();
  let isAway = true;
  await page.route('**/api/**', (route) => (isAway ? route.abort('connectionrefused') : route.continue()));
  const failed = [endpointAddress('preview'), endpointAddress('content/list')].map((address) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith(address)),
  );
  await append(page, 'Un.');
  write(NOTES, NOTES_TEXT.replace('Mes notes', 'Nos notes'));
  await Promise.all(failed);
  const said = page.getByText(workshopApp.unreachable);
  await said.first().waitFor();
  assert.is(await said.count(), 1);
  isAway = false;
  await said.waitFor({ state: 'detached' });
});

test('a page opened without an answer shows the state of publishing once the server is back', async (page) => {
  let isAway = true;
  await page.route(`**${endpointAddress('publication/state')}**`, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  );
  const stopping = page.getByRole('heading', { name: publication.check.heading });
  await page.getByRole('link', { name: publication.heading, exact: true }).click();
  await page.getByText(workshopApp.unanswered).waitFor();
  assert.is(await stopping.count(), 0);
  isAway = false;
  write(NOTES, NOTES_TEXT.replace('une autre', 'une tout autre'));
  await stopping.waitFor();
});

test('a save that is never answered is given up, and tried again', async (page) => {
  await page.clock.install();
  await page.reload();
  await open(page, NOTES);
  await append(page, 'Un.');
  const asked = page.waitForRequest('**/api/files/save');
  let isDeaf = true;
  await page.route('**/api/files/save', (route) => {
    if (!isDeaf) return route.continue();
  });
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await asked;
  await page.clock.runFor(30_000);
  await status(page, workshopApp.file.retrying);
  isDeaf = false;
  await page.clock.runFor(2000);
  await page.getByText('Enregistré', { exact: true }).waitFor();
  assert.ok(read(NOTES).endsWith('Un.'));
});

test('a second answer to the opening of a file keeps all edits', async (page) => {
  let asked = 0;
  let [askedTwice, answerAgain] = [() => {}, () => {}];
  const second = new Promise<void>((resolve) => (askedTwice = resolve));
  const typed = new Promise<void>((resolve) => (answerAgain = resolve));
  await page.route(/\/api\/files\/open$/, async (route) => {
    asked++;
    if (asked === 2) askedTwice();
    await (asked === 1 ? second : typed);
    await route.continue();
  });
  const opened = open(page, NOTES);
  await page.waitForRequest(/\/api\/files\/open$/);
  write(NOTES, NOTES_TEXT);
  await opened;
  await append(page, 'Un.');
  const answered = page.waitForResponse(/\/api\/files\/open$/);
  answerAgain();
  await answered;
  await saveAndWait(page);
  assert.match(await body(page).innerText(), 'Un.');
});

test('what was read of the disk before a save takes nothing of the saved text back', async (page) => {
  await open(page, NOTES);
  let [isRead, answer] = [() => {}, () => {}];
  const wasRead = new Promise<void>((resolve) => (isRead = resolve));
  const isSaved = new Promise<void>((resolve) => (answer = resolve));
  let count = 0;
  await page.route(/\/api\/files\/open$/, async (route) => {
    count++;
    // A later read would hide the fault of the first answer.
    if (count > 1) return route.abort();
    const older = await route.fetch();
    isRead();
    await isSaved;
    await route.fulfill({ response: older });
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await wasRead;
  await append(page, 'Un.');
  await saveAndWait(page);
  const answered = page.waitForResponse(/\/api\/files\/open$/);
  answer();
  await (await answered).finished();
  await append(page, ' Deux.');
  await saveAndWait(page);
  assert.ok(read(NOTES).endsWith('Un. Deux.'), read(NOTES));
});

test('what the server refuses is said with its reason, and nothing is lost', async (page) => {
  await open(page, NOTES);
  await page.route('**/api/files/save', (route) =>
    route.fulfill({ status: 507, json: { message: 'Le disque est plein.', hint: 'Faites de la place.' } }),
  );
  await field(page, 'Titre').fill('Autre');
  await page.keyboard.press('Control+s');
  await status(page, 'Le disque est plein. Faites de la place.');
  assert.is(read(NOTES), NOTES_TEXT);
  assert.is(await field(page, 'Titre').inputValue(), 'Autre');
});
