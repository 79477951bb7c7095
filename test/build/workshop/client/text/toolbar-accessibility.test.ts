import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeDiagnostics } from '../../../../support/axe.ts';
import { inTextEditor } from '../../../../support/text-editor.ts';

const test = suite("Who may use the bar of a text's editor");

test('nothing of it is in the way of those who cannot see, or hardly', async () => {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    const text = '## Titre\n\nUn [lien](/a), `code`, {{marque}}[^1] {#x}.\n\n:::astuce\n> cité\n:::\n\n[^1]: Note.';
    const diagnostic = {
      severity: 'error',
      file: 'x.md',
      line: 7,
      column: 1,
      rule: 'essai',
      message: 'Un.',
      hint: 'Deux.',
      fix: 'x',
    } as const;
    await inTextEditor(
      { text, diagnostics: [diagnostic] },
      async (page) => {
        assert.equal(await axeDiagnostics(page), [], colorScheme);
        await page.locator('.cm-content').focus();
        await page.keyboard.press('F8');
        await page.locator('.cm-diagnosticAction').waitFor();
        await page.keyboard.press('Control+f');
        assert.equal(await axeDiagnostics(page), [], `${colorScheme}, tooltip and search`);
        for (const name of ['Lien', 'Image', 'Tableau']) {
          await page.getByRole('button', { name, exact: true }).click();
          await page.getByRole('dialog').waitFor();
          assert.equal(await axeDiagnostics(page), [], `${colorScheme}, ${name}`);
          await page.getByRole('button', { name: 'Annuler' }).click();
        }
        await page.getByRole('button', { name: 'Encadré' }).click();
        await page.getByRole('menu').waitFor();
        assert.equal(await axeDiagnostics(page), [], `${colorScheme}, menu`);
      },
      { colorScheme, viewport: { width, height: 740 } },
    );
  }
});

test('on a phone everything can be reached by a finger, and nothing is wider than the screen', async () => {
  await inTextEditor(
    { text: 'un' },
    async (page) => {
      const sizes = await page
        .getByRole('toolbar')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .map((button) => {
              button.scrollIntoView({ inline: 'nearest' });
              return button.getBoundingClientRect();
            })
            .map(({ width, height, right }) => ({ width, height, right })),
        );
      assert.ok(sizes.length > 10);
      assert.equal(
        sizes.filter(({ width, height, right }) => width < 44 || height < 44 || right > 360),
        [],
      );
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});

test.run();
