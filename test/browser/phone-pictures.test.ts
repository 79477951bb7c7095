import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { picture } from '../support/pictures.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Photographs on a phone');

const ARTICLE = `---
titre: Un article en images
description: Un article qui s'ouvre par une image, et qui en montre une autre plus bas dans son texte.
chapeau: Une image au début, une autre plus bas.
image:
  source: port.jpg
  alt: Le port
categorie: No-Code
date: 2025-01-25
tempsLecture: 1
fin:
  titre: La fin
  texte: Le texte de la fin.
  actions:
    - libelle: Démarrer mon projet
      lien: /contact
---

${'Un paragraphe, pour que la suite soit loin du haut de la page.\n\n'.repeat(60)}

![La plage](plage.jpg "Une légende")
`;

const site = once(async () =>
  siteCopy({
    name: 'test-phone-pictures',
    files: {
      'content/blog/en-images.md': ARTICLE,
      'content/blog/port.jpg': await picture(1600, 1200).jpeg().toBuffer(),
      'content/blog/plage.jpg': await picture(1600, 1201).jpeg().toBuffer(),
    },
  }),
);

/** Pictures that a reader's browser loads: when the page opens, and once it was read to its end. */
async function loadedBy(deviceScaleFactor: number) {
  const { url } = await site();
  return inPage({ viewport: { width: WIDTHS.phone, height: 800 }, deviceScaleFactor }, async (page) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const form = /\/medias\/(\w+)-[0-9a-f]+(-\d+\.\w+)$/.exec(request.url());
      if (form) loaded.push(`${form[1]}${form[2]}`);
    });
    await page.goto(`${url}/blog/en-images`, { waitUntil: 'networkidle' });
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
  test(`a screen with ${density} pixels in one loads forms of ${width} pixels: at once the first, the next when it comes near`, async () => {
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

test.run();
