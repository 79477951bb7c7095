import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeDiagnostics, OF_COLOURS } from '../../../../support/axe.ts';
import { WIDTHS } from '../../../../support/browser.ts';
import { contentForms } from '../../../../support/workshop-form/content-forms.ts';
import { inForm, unfolded } from '../../../../support/workshop-form/open-form.ts';
import { sample, sampleData } from '../../../../support/workshop-form/sample.ts';

const test = suite('Accessibility of the form');

const OPTIONS = { bypassCSP: true, reducedMotion: 'reduce' } as const;
const WIDTHS_SHOWN = [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desk];

/** What reaches beyond the page, and what is too small to be touched (WCAG 2.5.8). */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const targets = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')];
    return targets.flatMap((target) => {
      const box = target.getBoundingClientRect();
      const hidden = target.matches('.visually-hidden') || box.width === 0;
      const name = `${target.tagName} ${target.id || target.textContent}`;
      if (hidden) return [];
      const wide = box.right > width + 0.5 ? [`${name} reaches ${box.right} px`] : [];
      return box.width < 24 || box.height < 24 ? [...wide, `${name} is ${box.width} × ${box.height} px`] : wide;
    });
  });
}

test('axe finds nothing wrong with a form of each shape and diagnostic, everything unfolded, by day and by night', async () => {
  const data = { ...sampleData, photo: '/images/port.jpg', inconnu: 1, carte: 'rien', ton: 'sec' };
  const diagnostics = [['titre'], ['prix'], ['etapes', 1], ['inconnu'], ['mots', 1], ['brouillon']].map(
    (at, index) => ({
      at,
      diagnostic: {
        severity: index % 2 === 0 ? ('error' as const) : ('warning' as const),
        file: 'content/exemples/un.md',
        line: index + 2,
        column: 1,
        rule: 'regle',
        message: 'Ce champ ne va pas.',
        hint: 'Écrivez autre chose.',
        fix: 'autre chose',
      },
    }),
  );
  await inForm(
    sample({ data, diagnostics }),
    async (page) => {
      await unfolded(page);
      await page.getByRole('button', { name: 'Choisir une image' }).click();
      await page.getByRole('button', { name: 'Choix pour « Suite »' }).click();
      assert.equal(await axeDiagnostics(page), []);
      await page.emulateMedia({ colorScheme: 'light' });
      assert.equal(await axeDiagnostics(page, { only: OF_COLOURS }), []);
    },
    OPTIONS,
  );
});

test("axe finds nothing wrong with the forms of this site's content types, and nothing is too small or reaches beyond the page", async () => {
  const forms = [...new Map(contentForms().map((form) => [form.contentType.name, form])).values()];
  const [first] = forms;
  assert.ok(first);
  const found: string[] = [];
  await inForm(
    first,
    async (page) => {
      for (const { path, contentType, data } of forms) {
        await page.evaluate((change) => window.showForm(change), { path, contentType, data });
        await unfolded(page);
        // The sample holds each shape, and with it each colour.
        const violations = await axeDiagnostics(page, { without: OF_COLOURS });
        found.push(...violations.map((violation) => `${path}: ${violation}`));
        for (const width of WIDTHS_SHOWN) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await misfits(page)).map((misfit) => `${path} (${width} px): ${misfit}`));
        }
      }
    },
    OPTIONS,
  );
  assert.equal(found, []);
});

test.run();
