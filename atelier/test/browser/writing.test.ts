import type { Route } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { passTimeUntil, pauseClock, reactSettled } from '../../../test/support/paused-clock.ts';
import { endpointAddress } from '../../api.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import {
  append,
  body,
  clickButton,
  field,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  saveAndWait,
  workshopSuite,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('Writing in the workshop');

const words = workshopOverview.desk;
/** Colours of a title that is red by day and blue by night. */
const [DAY, NIGHT] = ['rgb(255, 0, 0)', 'rgb(0, 0, 255)'];

test('a text that is saved unchanged stays the same; after edits only the edited lines differ', async (page) => {
  await open(page, NOTES);
  await body(page).press('Control+s');
  assert.is(await page.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled'), 'true');
  await field(page, 'Titre').fill('Nos notes');
  await page.getByLabel('Date', { exact: true }).fill('2025-09-01');
  await page.getByRole('textbox', { name: /Étiquette.*2/ }).fill('trois');
  await append(page, '* une troisième\n');
  assert.is(read(NOTES), NOTES_TEXT, 'nothing is written before one saves');
  await withinClicks(page, 1, () => saveAndWait(page));
  assert.is(
    read(NOTES),
    NOTES_TEXT.replace('"Mes notes"', '"Nos notes"')
      .replace('2025-08-15', '2025-09-01')
      .replace('deux', 'trois')
      .concat('* une troisième\n'),
  );
});

test('letters reach the preview at a pause, and after a second without one', async (page) => {
  await pauseClock(page);
  let drawn = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(endpointAddress('preview'))) drawn += 1;
  });
  await open(page, NOTES);
  await passTimeUntil(page, () => drawn === 1);
  await body(page).press('Control+End');
  const type = async (letters: number) => {
    for (let nth = 0; nth < letters; nth++) {
      await page.keyboard.type('e');
      await reactSettled(page);
      await page.clock.runFor(100);
    }
  };
  await type(5);
  await page.clock.runFor(50);
  assert.is(drawn, 1, 'no letter is drawn while others may follow');
  await page.clock.runFor(100);
  await eventually(() => drawn, 2);
  await type(12);
  await eventually(() => drawn, 3);
});

test('one undo history covers the form and the text, by buttons and by keys', async (page) => {
  await open(page, NOTES);
  await field(page, 'Titre').fill('Autre');
  await append(page, 'Fin.');
  await page.keyboard.press('Control+z');
  assert.not((await body(page).innerText()).includes('Fin.'));
  assert.is(await field(page, 'Titre').inputValue(), 'Autre');
  await clickButton(page, 'Annuler');
  assert.is(await field(page, 'Titre').inputValue(), 'Mes notes');
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await clickButton(page, 'Rétablir');
  await body(page).press('Control+Shift+z');
  assert.is(await field(page, 'Titre').inputValue(), 'Autre');
  assert.match(await body(page).innerText(), 'Fin.');
  await page.keyboard.press('Control+z');
  assert.not.match(await body(page).innerText(), 'Fin.');
  await page.keyboard.press('Control+y');
  assert.match(await body(page).innerText(), 'Fin.');
});

const BROKEN = NOTES_TEXT.replace("description: '", "description: 'a' '");

test('unreadable front matter is shown as source, and the form returns once it is fixed', async (page) => {
  await writeFiles(page, { [NOTES]: BROKEN });
  await open(page, NOTES);
  const whole = page.getByRole('textbox', { name: 'Fichier entier' });
  assert.match(await whole.innerText(), "description: 'a' 'Ce");
  await whole.fill(NOTES_TEXT);
  await clickButton(page, 'Revenir à la fiche');
  assert.is(await field(page, 'Titre').inputValue(), 'Mes notes');
  await saveAndWait(page);
  assert.is(read(NOTES), NOTES_TEXT);
});

test('an address leads to a line of the text, or to a field', async (page) => {
  await open(page, `${NOTES}:13:3`);
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Texte');
  await page.keyboard.insertText('!');
  assert.match(await body(page).innerText(), '* !une puce');
  await open(page, `${NOTES}:4:1`);
  await eventually(() => field(page, 'Description').evaluate((input) => input === document.activeElement), true);
});

test('an address that changes between the first render and the first listener is followed', async (page) => {
  await page.addInitScript((hash) => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
      // As React draws: it listens afterwards.
      if (child instanceof HTMLElement && child.localName === 'main') history.replaceState(null, '', hash);
      return appendChild.call(this, child) as Child;
    };
  }, `#/${NOTES}`);
  await page.reload();
  await body(page).waitFor();
});

test('what is typed while the page beside it still loads is shown there, too', async (page) => {
  let [loaded, release] = [() => {}, () => {}];
  const former = new Promise<void>((resolve) => (loaded = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: Route[] = [];
  // It stays to the end: a route that is taken away may take with it what the page asks for right then.
  await page.route('**/apercu?*', async (route) => {
    if (asked.push(route) > 1) return route.continue();
    const response = await route.fetch();
    loaded();
    await held;
    await route.fulfill({ response });
  });
  await open(page, NOTES);
  await former;
  await append(page, 'Entre-temps, [nulle part](/nulle-part).');
  // Then it has been drawn, and the workshop has heard so.
  await body(page).locator('.cm-lintRange').first().waitFor();
  release();
  await page.frameLocator('iframe').getByText('Entre-temps').waitFor();
});

test('text typed without an answering server is previewed once it answers, without another key', async (page) => {
  let isAway = false;
  await page.route(`**${endpointAddress('preview')}`, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  );
  await open(page, NOTES);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Un premier texte').waitFor();
  isAway = true;
  const failed = page.waitForEvent('requestfailed');
  await append(page, 'Personne.');
  await failed;
  isAway = false;
  await frame.getByText('Personne.').waitFor();
});

test('what is typed while the page beside it loads itself anew is shown there, too', async (page) => {
  let [asks, answer] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => (asks = resolve));
  const held = new Promise<void>((resolve) => (answer = resolve));
  let part = '';
  await page.route('**/apercu?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', () => `${part}</main>`);
    if (part && route.request().isNavigationRequest()) {
      asks();
      await held;
    }
    await route.fulfill({ response, body });
  });
  await open(page, NOTES);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Un premier texte').waitFor();
  // A page takes a new script only when it loads again.
  part = '<script type="application/json">{}</script>';
  await append(page, 'Avant.');
  await asked;
  await append(page, ' Après, [nulle part](/nulle-part).');
  await body(page).locator('.cm-lintRange').first().waitFor();
  answer();
  await frame.getByText('Avant. Après').waitFor();
});

// An emulated system setting would override the frame's own.

test('the preview keeps its colour scheme whatever the site has stored, also after a reload', async (page) => {
  await page.emulateMedia({ colorScheme: null });
  // A site whose reader has chosen the day on it.
  await page.addInitScript(() => {
    if (parent === window) return;
    const style = new CSSStyleSheet();
    style.replaceSync(':root { color-scheme: light } h1 { color: light-dark(red, blue) }');
    document.adoptedStyleSheets.push(style);
  });
  await open(page, NOTES);
  const sides = () =>
    page
      .frameLocator('iframe')
      .locator('h1:not([title])')
      .evaluate((h1) => [getComputedStyle(h1).color, matchMedia('(prefers-color-scheme: dark)').matches])
      // The page is just being loaded anew.
      .catch(() => undefined);
  await eventually(sides, [DAY, false]);
  await page.getByLabel(words.colors).selectOption('dark');
  await eventually(sides, [NIGHT, true]);
  await page
    .frameLocator('iframe')
    .locator('h1')
    .evaluate((h1) => {
      h1.setAttribute('title', 'former');
      location.reload();
    });
  await eventually(sides, [NIGHT, true]);
  await page.getByLabel(words.colors).selectOption('');
  await eventually(sides, [DAY, false]);
});

test('the frame returns to the text’s page if it shows another one, at first or after a reload', async (page) => {
  // As the page of a server that is being started again, or of the browser in its place.
  let [answers, wanted] = [0, 2];
  // It stays to the end: a route that is taken away may take with it what the page asks for right then.
  await page.route('**/apercu?*', (route) => {
    if (answers === wanted) return route.continue();
    answers += 1;
    return route.fulfill({ contentType: 'text/html', body: '<p>Autre chose</p>' });
  });
  const shown = page.frameLocator('iframe').getByText('Un premier texte');
  // The text's page never loads to its end: a picture of it does not come.
  await page.route('**/sans-fin.png', () => {});
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      if (parent !== window && document.querySelector('main')) new Image().src = '/sans-fin.png';
    }),
  );
  await open(page, NOTES);
  await shown.waitFor();
  wanted = 4;
  const frame = page.frames().find((one) => one.url().includes('apercu'));
  await frame?.evaluate(() => location.reload());
  // The other page may be gone before anybody sees it; it has been there where it is asked for once more.
  await eventually(() => answers, 4);
  await shown.waitFor();
});
