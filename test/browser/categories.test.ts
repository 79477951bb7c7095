import { slugify } from '../../src/format/slug.ts';
import { assert, suite } from '../suite.ts';
import { anArticle, cards, category, field, onBlog, results } from '../support/blog-search.ts';
import { WIDTHS } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

const test = suite('Categories of the blog');

for (const javaScriptEnabled of [true, false]) {
  test(`a category leaves its own cards alone, ${javaScriptEnabled ? 'folded ones too' : 'without script'}`, async () => {
    const { categorie } = await anArticle();
    await onBlog(
      async (page) => {
        const before = await cards(page).count();
        const own = await page.locator(`#blog [data-category=${slugify(categorie)}]`).count();
        await category(page, categorie).check();
        await eventually(() => cards(page).count(), own);
        for (const text of await cards(page).allInnerTexts()) assert.ok(text.includes(categorie), text);
        await eventually(() => page.getByRole('button', { name: 'Voir tous les articles' }).count(), 0);
        await category(page, 'Toutes').check();
        await eventually(() => cards(page).count(), before);
        assert.is(
          await page.getByRole('button', { name: 'Voir tous les articles' }).count(),
          Number(javaScriptEnabled),
        );
        assert.is(
          await page.getByRole('searchbox').count(),
          Number(javaScriptEnabled),
          'without script nobody would answer',
        );
      },
      '',
      { javaScriptEnabled },
    );
  });
}

test('an address names a category, too, alone or with words', async () => {
  const { categorie, word, path } = await anArticle();
  const slug = slugify(categorie);
  await onBlog(async (page, url, asked) => {
    assert.ok(await category(page, categorie).isChecked());
    assert.is(await cards(page).count(), await page.locator(`#blog [data-category=${slug}]`).count());
    assert.equal(asked, []);
    await field(page).fill(word);
    await eventually(() => page.url(), `${url}?q=${encodeURIComponent(word)}&categorie=${slug}`);
    await eventually(async () => (await results(page).count()) > 0, true);
    const labels = await results(page).locator('[data-shown=label]').allInnerTexts();
    assert.equal([...new Set(labels)], [categorie]);
    assert.ok(
      (await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).includes(path),
    );
    await page.reload();
    await eventually(async () => (await results(page).count()) > 0, true);
    assert.ok(await category(page, categorie).isChecked());
  }, `?categorie=${slug}`);
});

test('the category that an address names is in view on a phone, however far to the right it stands', () =>
  onBlog(
    async (page, url) => {
      const slug = await page.locator('[name=categorie]').last().getAttribute('value');
      await page.goto(`${url}?categorie=${slug}`);
      const chosen = await page.locator('label', { has: page.getByRole('radio', { checked: true }) }).boundingBox();
      assert.ok(chosen && chosen.x >= 0 && chosen.x + chosen.width <= WIDTHS.phone);
      assert.is(await page.evaluate(() => window.scrollY), 0);
    },
    '',
    { viewport: { width: WIDTHS.phone, height: 740 } },
  ));

test('arrows move from category to category, and the one in focus is seen', () =>
  onBlog(async (page) => {
    await category(page, 'Toutes').focus();
    await page.keyboard.press('ArrowRight');
    const chosen = page.getByRole('radio', { checked: true });
    assert.not.equal(await chosen.getAttribute('value'), '');
    const outline = await chosen.evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).outlineStyle);
    assert.is(outline, 'solid');
  }));
