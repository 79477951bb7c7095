import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { boxes, onList, ticked, woken } from '../support/checklists.ts';

const test = suite('Two lists to tick');

async function onLists(work: (page: Page, open: () => Promise<Page>) => Promise<void>) {
  await onList(async (first, url) => {
    const open = async () => {
      const page = await first.context().newPage();
      await page.goto(`${url}/deux-listes`);
      await woken(page, 4);
      return page;
    };
    await work(await open(), open);
  });
}

test('two lists of a page keep their ticks beside each other, those of items that say the same too', () =>
  onLists(async (page, open) => {
    await boxes(page).nth(0).check();
    await boxes(page).nth(2).check();
    assert.equal(await ticked(await open()), [true, false, true, false]);
    await boxes(page).nth(1).check();
    await boxes(page).nth(2).uncheck();
    assert.equal(await ticked(await open()), [true, true, false, false]);
  }));

test('a page that is open twice keeps what is ticked in either', () =>
  onLists(async (page, open) => {
    const other = await open();
    await boxes(page).nth(0).check();
    await boxes(other).nth(3).check();
    assert.equal(await ticked(await open()), [true, false, false, true]);
  }));

test('a quotation below an item is none of its words', () =>
  onLists(async (page) => {
    const labels = await page.locator('li[data-task] label').allTextContents();
    assert.equal(
      labels.map((text) => text.trim()),
      ['Ouvrir', 'Sauvegarder', 'Sauvegarder', 'Fermer'],
    );
  }));

test.run();
