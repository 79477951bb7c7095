import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { servePreview } from '../../../build/server/preview/preview.ts';
import { assert, suite } from '../../../test/suite.ts';
import { atEnd } from '../../../test/support/at-end.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { inPage, WIDTHS } from '../../../test/support/browser.ts';
import { folderWith } from '../../../test/support/folder.ts';
import { notesContentType } from '../../../test/support/notes-content-type.ts';
import { publishedSite, writeWay } from '../../../test/support/published-site.ts';
import { GIT_WAY, git, publishedText, sharedSite } from '../../../test/support/repository.ts';
import { endpointAddress } from '../../api.ts';
import type { Change } from '../../server/publication/publication-api.ts';
import { workshopApp as app } from '../../words/app.fr.ts';
import { compareWords } from '../../words/compare.fr.ts';
import { workshopOverview as overview } from '../../words/overview.fr.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { sftpServer } from '../support/publication/sftp-server.ts';
import { append, body, changeNoticed, clickButton, status } from '../support/workshop-page.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite('Publishing from the workshop');

const CONTACT = 'content/pages/contact.md';

test('a writer publishes by git in two clicks, and settles a conflict without a terminal', async () => {
  const { bare, site: shared, colleague } = sharedSite();
  const site = { ...shared, contentTypes: { ...shared.contentTypes, text: notesContentType } };
  const server = await workshopServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(server.workshop);
    await page.getByRole('link', { name: words.view, exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: words.way.open }).waitFor();
    writeWay(site, GIT_WAY);
    await page.getByText(words.way.short.git).waitFor();
    await page.getByText(words.check.free).waitFor();
    write(site, 'Mon texte.');
    await changed(page)
      .getByRole('button', { name: /Comparer/ })
      .click();
    await changed(page).getByRole('group', { name: words.changes.present }).getByText('Mon texte.').waitFor();
    assert.equal(await axeDiagnostics(page), []);
    await withinClicks(page, 1, () => publishButton(page).click());
    await status(page, 'Publié le');
    assert.match(publishedText(bare, CONTACT), 'Mon texte.');
    await changed(page).waitFor({ state: 'detached' });

    publishTheirs(colleague, bare, 'Leur texte.');
    write(site, 'Mon autre texte.');
    await changed(page).waitFor();
    await withinClicks(page, 3, async () => {
      await publishButton(page).click();
      const conflict = page.getByRole('region', { name: /changé des deux côtés/ });
      await conflict.getByText('Leur texte.').waitFor();
      await conflict.getByRole('radio', { name: compareWords.choices.both }).check();
      await conflict.getByRole('button', { name: words.conflict.keep }).click();
      await page.getByText(words.outcome.done).waitFor();
    });
    assert.match(publishedText(bare, CONTACT), /Mon autre texte\.\s+Leur texte\./);
  });
});

test('the site arrives at a host once its server is known and the password is right', async () => {
  const [host, site] = [await sftpServer('sésame'), publishedSite()];
  writeWay(site, host.way);
  await publishing(site, async (page) => {
    await withinClicks(page, 4, async () => {
      await publishAll(page).click();
      await page.getByText(words.outcome.hostKey(host.way.host)).waitFor();
      assert.not(await page.getByText(host.fingerprint).isVisible(), 'a writer need not read it');
      await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      await clickButton(page, words.outcome.trust);
      for (const password of ['faux', 'sésame']) {
        await page.getByLabel(words.send.password).fill(password);
        await publishAll(page).click();
        await page.getByText(password === 'faux' ? words.outcome.wrongPassword : words.outcome.done).waitFor();
      }
    });
    assert.ok(existsSync(join(host.folder, 'index.html')));
    assert.not.match(readFileSync(join(site.root, 'content/site.md'), 'utf8'), 'sésame');
  });
});

test('a published folder is shown as online; a correction takes three clicks, and can be undone', async () => {
  const folder = folderWith();
  const { url, close } = await servePreview({ dir: folder, port: 0 });
  atEnd(close);
  const address = url.replace(/\/$/, '');
  const site = publishedSite({ 'content/site.md': `---\nadresse: ${address}\n---\n` });
  writeWay(site, { by: 'folder', folder });
  await publishing(site, async (page) => {
    await withinClicks(page, 1, async () => {
      await publishAll(page).click();
      await page.locator('[data-live="online"]').waitFor();
    });
    await page.getByRole('link', { name: overview.view, exact: true }).click();
    const text = page.getByRole('row').getByRole('link', { name: /Contact/ });
    await text.waitFor();
    await withinClicks(page, 3, async () => {
      await text.click();
      await body(page).waitFor();
      await page.getByRole('banner').getByText(app.state.online, { exact: true }).waitFor();
      await append(page, 'Un mot de plus.');
      await changeNoticed(page);
      await page.getByRole('banner').getByText(app.state.released, { exact: true }).waitFor();
      await clickButton(page, app.file.goLive);
      await changed(page).waitFor();
      await publishAll(page).click();
      await changed(page).waitFor({ state: 'detached' });
      await page.locator('[data-live="online"]').waitFor();
    });
    const online = async () => (await fetch(`${address}/contact`)).text();
    assert.match(await online(), 'Un mot de plus.');
    await clickButton(page, words.revert.button);
    assert.equal(await axeDiagnostics(page), []);
    await clickButton(page, words.revert.confirm);
    await status(page, words.revert.done);
    await changed(page).waitFor();
    assert.not.match(await online(), 'Un mot de plus.');
    assert.match(readFileSync(join(site.root, CONTACT), 'utf8'), 'Un mot de plus.');
    assert.is(await page.getByRole('button', { name: words.revert.button }).count(), 0, 'once');
  });
});

test('a thousand changes are there, the last one also for whoever reads by ear', async () => {
  await publishing(publishedSite(), async (page) => {
    const changes = Array.from({ length: 1000 }, (_, nth) => changeOf(`Texte ${nth}`));
    await page.route(`**${endpointAddress('publication/changes')}`, (route) =>
      route.fulfill({ json: { known: true, changes } }),
    );
    await page.reload();
    await page.getByText(words.changes.count(1000), { exact: true }).waitFor();
    const last = page.getByRole('link', { name: 'Texte 999', exact: true });
    // A browser leaves undrawn parts out of its accessibility tree.
    assert.ok(await last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })));
  });
});

const changeOf = (title: string): Change => {
  return { path: `content/pages/${title}.md`, sort: 'changed', title, hidden: false, picture: false };
};

/** The page from which a site is published, below no complaint of the browser. */
async function publishing(site: SiteDefinition, work: (page: Page) => Promise<void>): Promise<void> {
  const server = await workshopServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.workshop}#publier`);
    await work(page);
  });
}

const publishAll = (page: Page) => page.getByRole('main').getByRole('button', { name: words.send.button, exact: true });
const publishButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Publier \d/ });
/** The text of these tests among those that have changed. */
const changed = (page: Page) =>
  page.getByRole('region', { name: 'Ce qui a changé' }).getByRole('listitem').filter({ hasText: 'Contact' });

/** Gives the text of these tests another last paragraph. */
function write({ root }: Pick<SiteDefinition, 'root'>, line: string): void {
  const file = join(root, CONTACT);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\n[^\n]*\n$/, `\n\n${line}\n`));
}

function publishTheirs(colleague: SiteDefinition, bare: string, line: string): void {
  git(colleague.root, 'pull', '--quiet', bare, 'main');
  write(colleague, line);
  git(colleague.root, 'commit', '--quiet', '-am', 'Theirs');
  git(colleague.root, 'push', '--quiet', bare, 'main');
}
