import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { arrive } from '../support/on-page.ts';
import { picturesDiagnostic } from '../support/page-checks/layout.ts';
import { furnishedSite } from '../support/served-site.ts';

const test = suite('Pictures');

test('keep their ratio within a column of text, wherever the text may hold one, at any width', async () => {
  const { url } = await furnishedSite();
  await inPage({}, async (page) => {
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}/blog/des-cartons`);
      assert.equal(await page.evaluate(picturesDiagnostic), { seen: 10, wrong: [] }, String(width));
    }
  });
});

test('are painted in their own colours until they come', async () => {
  const { url } = await furnishedSite();
  await inPage({}, async (page) => {
    await page.route('**/medias/**', (route) => route.abort());
    await page.goto(`${url}/blog/en-images`);
    const painted = await page
      .locator('picture > img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundImage));
    assert.ok(painted.length > 1);
    for (const background of painted) assert.match(background, /^linear-gradient\(rgb\(.+\), rgb\(.+\)\)$/);
  });
});

/** Photographs that a phone loads: when the page opens, and once it was read to its end. */
async function loadedBy(deviceScaleFactor: number) {
  const { url } = await furnishedSite();
  return inPage({ viewport: { width: WIDTHS.phone, height: 800 }, deviceScaleFactor }, async (page) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const form = /\/medias\/(\w+)-[0-9a-f]+(-\d+\.\w+)$/.exec(request.url());
      if (form) loaded.push(`${form[1]}${form[2]}`);
    });
    // The page's own script loads later pictures ahead of the reader.
    await page.route('**/*.js', (route) => route.abort());
    await arrive(page, `${url}/blog/en-images`);
    await atRest(page);
    const atFirst = [...loaded];
    const below = page.getByAltText('La plage');
    const before = await below.boundingBox();
    await below.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const after = await below.boundingBox();
    const shown = await page
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
      );
    return { atFirst, loaded, heights: [before?.height, after?.height], shown };
  });
}

for (const [density, width] of [
  [2, 740],
  [3, 1000],
] as const)
  test(`are loaded ${width} pixels wide at density ${density}, the next one when it comes near`, async () => {
    const { atFirst, loaded, heights, shown } = await loadedBy(density);
    assert.equal(atFirst, [`port-${width}.avif`]);
    assert.equal(loaded, [`port-${width}.avif`, `plage-${width}.avif`]);
    assert.ok(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) < 1, 'its place was kept');
    assert.ok((heights[0] ?? 0) > 100);
    assert.equal(shown, [
      [null, 'high'],
      ['lazy', null],
    ]);
  });
