import { anchors, paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { shiftsOf } from '../support/moves.ts';
import { onOpenPage } from '../support/on-page.ts';
import { onePathOfEachType } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Layout');

test('a page opened with a fragment lands there, below the header', async () => {
  const { url } = await realSite();
  const addresses = [
    `${paths.contact}#${anchors.audit}`,
    `${paths.contact}#${anchors.booking}`,
    '/cas-usage#cas-usage',
  ];
  for (const width of [WIDTHS.phone, WIDTHS.desk])
    await inPage({ viewport: { width, height: 500 } }, async (page) => {
      for (const address of addresses) {
        await page.goto(url + address);
        const offset = await page.evaluate(
          (id) => {
            const header = document.querySelector('body > header')?.getBoundingClientRect();
            return (document.getElementById(id)?.getBoundingClientRect().top ?? -1) - (header?.bottom ?? 0);
          },
          address.replace(/.*#/, ''),
        );
        assert.ok(offset >= 0 && offset < 500, `${address} lands ${offset} px below the header`);
      }
    });
});

test('layout hardly shifts while a page loads, although its fonts come late', async () => {
  const paths = await onePathOfEachType();
  // Each at one of the widths.
  const takingTurns = [WIDTHS.phone, WIDTHS.desk].map((width, turn, { length }) =>
    shiftsOf(
      paths.filter((_, index) => index % length === turn),
      width,
    ),
  );
  assert.equal((await Promise.all(takingTurns)).flat(), []);
});

test('the message field is at least 120 pixels high', () =>
  onOpenPage(paths.contact, async (page) => {
    const box = await page.locator('textarea[name="message"]').boundingBox();
    assert.ok(box && box.height >= 120, `${box?.height} px`);
  }));

test('the design page draws Figma, Canva and Ideogram larger than the other logos', () =>
  onOpenPage(paths.service('design'), async (page) => {
    const sizes = await page
      .locator('section', { has: page.locator('h2', { hasText: /^Outils$/ }) })
      .locator('li')
      .evaluateAll((logos) =>
        logos.map((logo) => logo.querySelector('[aria-hidden]')?.getBoundingClientRect().height ?? 0),
      );
    assert.is(sizes.length, 6);
    assert.ok(Math.min(...sizes.slice(0, 3)) > Math.max(...sizes.slice(3)), sizes.join(', '));
    assert.equal(sizes.slice(3).map(Math.round), [40, 40, 40]);
  }));
