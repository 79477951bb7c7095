import type { Page } from 'playwright-core';
import { splitComparison } from '../../src/pages/case-study/before-after.ts';
import { assert, suite } from '../suite.ts';
import { all } from '../support/dom.ts';
import { eventually } from '../support/eventually.ts';
import { onOpenPage, PHONE } from '../support/on-page.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';

const test = suite('Before and after in a case study');

const seam = (page: Page) => page.locator('input[type=range]');
/** The two lists of steps. */
const lanes = (page: Page) => page.locator('figure:has(> input[type=range]) > div');
/** Returns the seam's place by the styles. */
const place = (page: Page) =>
  lanes(page)
    .first()
    .evaluate((lane) => getComputedStyle(lane).getPropertyValue('--seam'));

/** The path of a case study that compares; none where no writer has. */
async function path(): Promise<string | undefined> {
  const studies = await entriesOfType('caseStudy');
  return studies.find(({ html }) => html.includes('data-slot="avant-apres"'))?.path;
}

const boxes = async (page: Page) => {
  const [before, after] = await Promise.all([0, 1].map((nth) => lanes(page).nth(nth).boundingBox()));
  return { before, after };
};

test('the seam moves by keyboard and by pointer, and the text below it stays to be selected', async () => {
  const study = await path();
  if (!study) return;
  await onOpenPage(study, async (page) => {
    await eventually(async () => (await place(page)) !== '', true);
    await seam(page).focus();
    await page.keyboard.press('End');
    await eventually(() => place(page), '1');
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => Number(await place(page)) < 1, true);
    const found = await seam(page).evaluate((input) => {
      input.scrollIntoView({ block: 'center' });
      const { x, y, height } = input.getBoundingClientRect();
      return document.elementFromPoint(x + 4, y + height / 2)?.tagName;
    });
    assert.ok(found && found !== 'INPUT', 'the line alone takes the pointer');
    await page.keyboard.press('End');
    const box = await seam(page).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width - 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + 20);
    await page.mouse.up();
    await eventually(async () => Number(await place(page)) < 0.4, true);
  });
});

test('the seam rests between words, wherever it stops', async () => {
  for (const { path, html } of await entriesOfType('caseStudy'))
    if (splitComparison(html).comparison)
      await onOpenPage(path, async (page) => {
        await eventually(async () => (await place(page)) !== '', true);
        assert.equal(await page.evaluate(cutWords), [], path);
      });
});

/** In the page: at each stop of the seam, the texts of steps that the edge of what is lit runs through. */
function cutWords(): string[] {
  const seam = document.querySelector<HTMLInputElement>('input[type=range]');
  const lanes = [...(seam?.parentElement?.querySelectorAll(':scope > div') ?? [])];
  const [lane] = lanes;
  if (!seam || !lane) return ['nothing to look at'];
  const { left, width } = lane.getBoundingClientRect();
  const range = document.createRange();
  const items = lanes.flatMap((one) => [...one.querySelectorAll('li')]);
  const texts = items.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text));
  return Array.from({ length: Number(seam.max) + 1 }, (_, stop) => {
    seam.value = String(stop);
    seam.dispatchEvent(new Event('input'));
    const [, share, offset] = /calc\(([\d.]+)% - ([\d.]+)px\)/.exec(getComputedStyle(lane).maskImage) ?? [];
    const edge = left + (width * Number(share)) / 100 - Number(offset);
    if (Number.isNaN(edge)) return ['no edge'];
    return texts.flatMap((text) => {
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some((box) => box.left < edge && box.right > edge);
      return isCut ? `${stop}: ${text.data}` : [];
    });
  }).flat();
}

test('both ways of working are complete without script, on paper and on a phone', async () => {
  const study = await path();
  if (!study) return;
  for (const javaScriptEnabled of [true, false])
    await onOpenPage(study, { javaScriptEnabled }, async (page) => {
      const { before, after } = await boxes(page);
      assert.ok(before && after && before.x === after.x && before.width === after.width && before.y < after.y);
      assert.is(await seam(page).isVisible(), javaScriptEnabled);
      await page.emulateMedia({ media: 'print' });
      assert.not(await seam(page).isVisible());
      for (const nth of [0, 1]) assert.ok(await lanes(page).nth(nth).locator('li').last().isVisible());
    });
  await onOpenPage(study, PHONE, async (page) => {
    const { before, after } = await boxes(page);
    assert.ok(before && after && before.y === after.y && before.x + before.width <= after.x);
    assert.not(await seam(page).isVisible());
  });
});

test('every step of the two diagrams is told, with the routes that it splits into', async () => {
  for (const { path, html } of await entriesOfType('caseStudy')) {
    const { comparison, rest } = splitComparison(html);
    if (!comparison) continue;
    const [figure] = all(await realPage(path), 'figure').filter((one) => all(one, '> input[type="range"]').length > 0);
    const steps = comparison.before.steps + comparison.after.steps;
    assert.is(figure && all(figure, '> div li').length, steps.split('<li>').length - 1, path);
    assert.not(rest.includes('data-slot'), path);
  }
});
