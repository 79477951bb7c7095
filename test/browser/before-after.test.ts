import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage, PHONE } from '../support/on-page.ts';
import { entriesOfType } from '../support/real-pages.ts';

const test = suite('Before and after in a case study');

const choice = (page: Page, value: string) => page.locator(`input[name="avant-apres"][value="${value}"]`);
/** The diagram of before, and that of after. */
const diagrams = (page: Page) => page.locator('fieldset + div > [data-diagram]');
const bars = (page: Page) => page.locator('fieldset + div > [data-chart] rect[data-series="2"] + text');

/** The path of a case study that offers the choice; none where no writer has. */
async function path(): Promise<string | undefined> {
  const studies = await entriesOfType('caseStudy');
  return studies.find(({ html }) => html.includes('data-slot="avant-apres"'))?.path;
}

const visible = (page: Page) => Promise.all([0, 1].map((nth) => diagrams(page).nth(nth).isVisible()));

async function placesOf(page: Page): Promise<{ x: number; y: number }[]> {
  const boxes = await Promise.all([0, 1].map((nth) => diagrams(page).nth(nth).boundingBox()));
  return boxes.flatMap((box) => (box ? [{ x: Math.round(box.x), y: Math.round(box.y) }] : []));
}

test('the keyboard goes from both diagrams to one and to the other, and the figures of after come with theirs', async () => {
  const study = await path();
  if (!study) return;
  await onPage(study, async (page, url) => {
    await arrive(page, url);
    assert.ok(await choice(page, 'tout').isChecked());
    assert.equal(await visible(page), [true, true]);
    await choice(page, 'tout').focus();
    await page.keyboard.press('ArrowUp');
    await eventually(() => visible(page), [false, true]);
    await eventually(() => bars(page).first().isVisible(), true);
    await page.keyboard.press('ArrowUp');
    await eventually(() => visible(page), [true, false]);
    await eventually(() => bars(page).first().isVisible(), false);
    await page.emulateMedia({ media: 'print' });
    await eventually(() => visible(page), [true, true]);
  });
});

test('a touch changes the diagram on a phone, where both stand one below the other', async () => {
  const study = await path();
  if (!study) return;
  await onPage(study, PHONE, async (page, url) => {
    await arrive(page, url);
    const [before, after] = await placesOf(page);
    assert.ok(before && after && before.x === after.x && before.y < after.y);
    await choice(page, 'apres').tap();
    await eventually(() => visible(page), [false, true]);
    const box = await choice(page, 'apres').boundingBox();
    assert.ok(box && box.height >= 40 && box.width >= 44);
  });
});

test('both stand side by side on a wide screen; without script that is all there is', async () => {
  const study = await path();
  if (!study) return;
  for (const javaScriptEnabled of [true, false])
    await onPage(study, { javaScriptEnabled }, async (page, url) => {
      await page.goto(url);
      const [before, after] = await placesOf(page);
      assert.ok(before && after && before.y === after.y && before.x < after.x);
      assert.is(await choice(page, 'tout').isVisible(), javaScriptEnabled);
    });
});

test.run();
