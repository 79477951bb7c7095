import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { all } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Pictures');

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="navy"/></svg>`;
const LARGE = '![Un grand carton](/images/large.svg)';
const TALL = '![Un carton haut](/images/haut.svg)';
const SMALL = '![Un petit carton](/images/petit.svg)';

/** A picture wherever a text may hold one, some wider than any column. */
const ARTICLE = `---
titre: Des cartons à toutes les places
description: Un article qui porte une image à chaque place où un texte peut en porter une.
chapeau: Une image à chaque place où un texte peut en porter une.
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

${LARGE}

${TALL} et du texte ${SMALL} autour.

- ${LARGE}
- Du texte ${SMALL}

> ${LARGE}

:::astuce[Un titre]
${LARGE}
:::

| Une image | Une autre |
|---|---|
| ${LARGE} | ${SMALL} |

[${LARGE}](/contact)
`;

const siteWithPictures = once(() =>
  siteCopy({
    name: 'test-pictures',
    files: {
      'content/blog/des-cartons.md': ARTICLE,
      'static/images/large.svg': picture(1600, 900),
      'static/images/haut.svg': picture(300, 2400),
      'static/images/petit.svg': picture(40, 30),
    },
  }),
);

/** How far each picture of the page is from its own ratio, in hundredths, and from its column, in pixels. */
async function distortionsOf(address: string, width: number): Promise<{ count: number; wrong: string[] }> {
  return inPage({ viewport: { width, height: 900 } }, async (page) => {
    await page.goto(address);
    return page.locator('img').evaluateAll(async (images) => {
      const pictures = images.filter((image) => image instanceof HTMLImageElement);
      const wrong: string[] = [];
      for (const picture of pictures) {
        picture.loading = 'eager';
        await picture.decode();
        const { width, height } = picture.getBoundingClientRect();
        // Borders are no part of the picture.
        const [w, h] = [picture.clientWidth, picture.clientHeight];
        const natural = picture.naturalWidth / picture.naturalHeight;
        // A pixel of rounding in the shorter side.
        if (Math.abs(w - h * natural) > Math.max(1, natural) || width * height === 0)
          wrong.push(`${picture.src}: ${w} × ${h}`);
        if (w > (picture.closest('p, li, td, div')?.clientWidth ?? 0) + 1)
          wrong.push(`${picture.src} is wider than its column`);
      }
      return { count: pictures.length, wrong };
    });
  });
}

for (const width of Object.values(WIDTHS)) {
  test(`keep their ratio within a column of text, on a page ${width} pixels wide`, async () => {
    const { url } = await siteWithPictures();
    const { count, wrong } = await distortionsOf(`${url}/blog/des-cartons`, width);
    assert.is(count, 10);
    assert.equal(wrong, []);
  });

  test(`keep their ratio on every page that shows one, ${width} pixels wide`, async () => {
    const { url } = await realSite();
    const paths = [...(await realPages())].filter(([, page]) => all(page, 'img').length > 0).map(([path]) => path);
    assert.ok(paths.length > 0);
    for (const path of paths) assert.equal((await distortionsOf(url + path, width)).wrong, [], path);
  });
}

test.run();
