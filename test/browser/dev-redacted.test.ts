import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BLANK } from '../support/blank.ts';
import { inPage } from '../support/browser.ts';
import { complaintsOf } from '../support/complaints.ts';
import { devServer } from '../support/dev-server.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';

const test = suite('Texts of the development server that visitors are not shown');

const NOTES = 'content/pages/notes.md';

/** The texts that are marked as such. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('redacted') ?? [])].map((range) => String(range)));
const band = (page: Page) => page.locator('dev-unpublished aside');

test('marks them on the page, counts them, and follows what is filled in', async () => {
  const text = textPage('Notes [? un]', '- Un [? nom]\n- Deux\n\nUn **[? autre]** mot.');
  const site = { ...fixtureSite({ [NOTES]: text }), placeholders: [BLANK] };
  const server = await devServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const errors = complaintsOf(page);
    await page.goto(`${server.url}notes`);
    await band(page).waitFor();
    assert.equal(await marked(page), ['[? un]', '[? nom]', '[? autre]']);
    assert.match(await band(page).innerText(), '3');
    server.edit(NOTES, text.replace('[? nom]', 'nom'));
    await page.getByText('Un nom').waitFor();
    await page.waitForFunction(() => CSS.highlights.get('redacted')?.size === 2);
    assert.match(await band(page).innerText(), '2');
    server.edit(NOTES, textPage('Notes', 'Un mot.'));
    await band(page).waitFor({ state: 'detached' });
    assert.equal(await marked(page), []);
    assert.equal(errors, [], 'nothing was blocked by the policy');
  });
});

test('says nothing where there is none', async () => {
  const server = await devServer({ site: { ...fixtureSite({ [NOTES]: textPage('Notes', 'Un mot [?].') }) } });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}notes`);
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    assert.equal(await marked(page), []);
    assert.is(await band(page).count(), 0);
  });
});

test.run();
