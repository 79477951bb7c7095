import { assert } from '../../../../test/suite.ts';
import { axeDiagnostics } from '../../../../test/support/axe.ts';
import { WIDTHS } from '../../../../test/support/browser.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { content } from '../../support/rich-page.ts';
import { begin, editorOutput, editorSuite, faulty, set, shownText } from '../../support/text-editor.ts';
import { paste, type } from '../../support/type.ts';

const test = editorSuite('The editor of texts');

test('what is typed is handed on, with the line of the file that the caret stands on', async (page) => {
  await begin(page, 'Un', { firstLine: 5 });
  await page.keyboard.type('\nDeux');
  const { text, lines } = await editorOutput(page);
  assert.is(text, 'Un\nDeux');
  assert.is(lines.at(-1), 6);
  assert.equal(await page.locator('.cm-lineNumbers .cm-gutterElement:visible').allTextContents(), ['5', '6']);
});

test('a text from outside keeps the caret at its word, and can be undone and repeated', async (page) => {
  await begin(page, 'un mot faux\nla fin');
  await set(page, { text: 'un mot tout à fait juste\nla fin' });
  await eventually(() => shownText(page), 'un mot tout à fait juste\nla fin');
  await page.keyboard.type('!');
  assert.is((await editorOutput(page)).text, 'un mot tout à fait juste\nla fin!');
  await type(page, '<Control+z>', '<Control+z>');
  assert.is((await editorOutput(page)).text, 'un mot faux\nla fin');
  for (let times = 0; times < 3; times++) {
    await set(page, { text: 'un' });
    await eventually(() => shownText(page), 'un');
    await page.keyboard.type('e');
  }
});

test('a diagnostic is marked at its line, announced by F8, and fixed after its text has moved', async (page) => {
  const above = { ...faulty, line: 2 };
  await set(page, { text: 'Titre\nCeci faux.\n', firstLine: 5, diagnostics: [faulty, above] });
  await page.locator('.cm-lint-marker-warning').waitFor();
  assert.is(await page.locator('.cm-lint-marker').count(), 1, 'that of the front matter stays out');
  assert.is(await page.locator('.cm-lintRange-warning').textContent(), 'faux');
  await page.locator('.cm-content').click();
  await type(page, '<Control+Home>', 'Un\n');
  await set(page, { diagnostics: [{ ...faulty }, { ...above }] });
  await page.keyboard.press('F8');
  const tooltip = page.locator('.cm-tooltip-lint');
  assert.match((await tooltip.textContent()) ?? '', /Un mot est faux\..*Écrivez « juste »/);
  await page.keyboard.press('Control+.');
  await page.locator('.cm-diagnosticAction').click();
  const { said, fixes } = await editorOutput(page);
  assert.match(said.join('\n'), /Un mot est faux/);
  assert.equal(fixes, [
    { ...faulty, line: 7 },
    { ...faulty, line: 7 },
  ]);
});

test('text from other programs is pasted as Markdown, and a pasted picture is uploaded', async (page) => {
  await begin(page, 'Avant : ');
  await paste(content(page), { 'text/html': '<p>Un <b style="color:red">mot</b></p>', 'text/plain': 'Un mot' });
  await eventually(async () => (await editorOutput(page)).text, 'Avant : Un **mot**');
  const picture = '<p>Voici <img alt="Un tableau" src="data:image/png;base64,iVBORw0KGgo="></p>';
  await type(page, '\n\n');
  await paste(content(page), { 'text/html': picture });
  await eventually(
    async () => /Voici !\[Un tableau\]\(<?\/images\/.+\.png/.test((await editorOutput(page)).text),
    true,
  );
});

test('a place of the file is shown on demand, as often as it is asked for', async (page) => {
  const text = Array.from({ length: 200 }, (_, nth) => `ligne ${nth}`).join('\n');
  await set(page, { text, firstLine: 5 });
  for (const nonce of [1, 2]) {
    await set(page, { goTo: { line: 155, column: 3, nonce } });
    await eventually(async () => (await editorOutput(page)).lines.at(-1), 155);
    await page.keyboard.press('Control+Home');
  }
  await set(page, { goTo: { line: 4000, column: 90, nonce: 3 } });
  await eventually(async () => (await editorOutput(page)).lines.at(-1), 204);
  await page.keyboard.type('!');
  assert.match((await editorOutput(page)).text, /ligne 199!$/);
});

test('Tab leaves the text, which tells screen readers so, and phones capitalize sentences', async (page) => {
  await set(page, { text: 'un' });
  const content = page.getByRole('textbox', { name: 'Texte' });
  assert.is(await content.getAttribute('autocapitalize'), 'sentences');
  await content.focus();
  const description = await content.evaluate(
    (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  assert.match(description ?? '', /Tab/);
  await page.keyboard.press('Tab');
  assert.not(await content.evaluate((box) => box.contains(document.activeElement)));
  assert.is((await editorOutput(page)).text, '');
});

test('a list continues, counts, and ends at an empty item, even behind front matter', async (page) => {
  for (const head of ['', '---\ntitre: Essai\n---\n\n']) {
    await begin(page, `${head}1. un`, { firstLine: head === '' ? 5 : 1 });
    await page.keyboard.type('\ndeux\n\nfin\n- [x] fait\nà faire\n\n- seul\n\nfin');
    if (head !== '') await page.locator('.cm-line span:text-is("titre")').waitFor();
    assert.is(
      (await editorOutput(page)).text,
      `${head}1. un\n2. deux\n\nfin\n- [x] fait\n- [ ] à faire\n\n- seul\n\nfin`,
    );
  }
});

test('a slash at the start of a word lists blocks and values by their names', async (page) => {
  await begin(page, 'Chez');
  const options = page.locator('.cm-tooltip-autocomplete li');
  await type(page, ' /marq');
  await eventually(() => options.allTextContents(), ['Marque : Orbite']);
  await type(page, '<Enter>', ', 10/12 et a/b. /encadre att');
  await eventually(() => options.allTextContents(), ['Encadré : Attention']);
  await type(page, '<Enter>', 'Gare.');
  await eventually(
    async () => (await editorOutput(page)).text,
    'Chez {{marque}}, 10/12 et a/b. \n\n:::attention\nGare.\n:::',
  );
  await begin(page, '```\n\n```');
  await type(page, '<ArrowUp>', '/mar');
  await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent?.includes('/mar'));
  assert.is(await options.count(), 0);
});

test("CodeMirror's own windows speak French", async (page) => {
  await begin(page, 'un');
  await page.keyboard.press('Control+f');
  const said = await page
    .locator('.cm-search :is(input, button, label)')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.getAttribute('placeholder') ?? one.textContent));
  assert.ok(said.length > 5);
  assert.not.match(said.join('\n'), /find|next|previous|replace\b|close|match|regexp|by word/i);
});

test('axe finds no fault in it, by day and by night, on a desk and a phone', async (page) => {
  const text = '## Titre\n\nUn [lien](/a), `code`, {{marque}}[^1] {#x}.\n\n:::astuce\n> cité\n:::\n\n[^1]: Note.';
  await set(page, { text, diagnostics: [{ ...faulty, severity: 'error', line: 7, column: 1 }] });
  const content = page.locator('.cm-content');
  for (const [colorScheme, width] of [['light', WIDTHS.desk] as const, ['dark', WIDTHS.phone] as const]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    const look = async (what: string) => assert.equal(await axeDiagnostics(page), [], `${what}, ${colorScheme}`);
    await look('the text');
    await content.focus();
    await page.keyboard.press('F8');
    await page.locator('.cm-diagnosticAction').waitFor();
    await page.keyboard.press('Control+f');
    await look('tooltip and search');
  }
});

test(
  'on a phone all targets are large enough, and nothing is wider than the screen',
  async (page) => {
    const misfits = await page
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          button.scrollIntoView({ inline: 'nearest' });
          const { width, height, right } = button.getBoundingClientRect();
          return width < 44 || height < 44 || right > innerWidth ? [button.outerHTML] : [];
        }),
      );
    assert.equal(misfits, []);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), WIDTHS.phone);
  },
  { viewport: { width: WIDTHS.phone, height: 740 }, hasTouch: true, isMobile: true },
);
