import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { publication as words } from '../../build/diagnostics/messages/workshop-publication.fr.ts';
import { axeDiagnostics } from '../support/axe.ts';
import { inPage } from '../support/browser.ts';
import { complaintsOf } from '../support/complaints.ts';
import { devServer } from '../support/dev-server.ts';
import { eventually } from '../support/eventually.ts';
import { folderWith } from '../support/folder.ts';
import { git, publishedText, sharedSite } from '../support/publication/repository.ts';
import { sftpServer } from '../support/publication/sftp-server.ts';
import { publishedSite } from '../support/publication/site.ts';
import { press } from '../support/workshop-page.ts';

const test = suite('Publishing from the workshop');

const CONTACT = 'content/pages/contact.md';

test('a writer publishes by git in two clicks once the way is known, settles a conflict, and needs no terminal', async () => {
  const { bare, site, colleague } = sharedSite();
  const server = await devServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(server.workshop);
    await page.getByRole('link', { name: 'Publier', exact: true }).click();
    await press(page, 'Noter ce moyen');
    await publishButton(page).waitFor();
    assert.match(readFileSync(join(site.root, 'content/site.md'), 'utf8'), 'moyen: git');

    write(site, 'Mon texte.');
    await changed(page)
      .getByRole('button', { name: /Comparer/ })
      .click();
    await changed(page).getByRole('textbox', { name: 'À publier' }).getByText('Mon texte.').waitFor();
    assert.equal(await axeDiagnostics(page), []);
    await publishButton(page).click();
    await said(page, 'C’est publié.');
    await said(page, 'Publié le');
    assert.match(publishedText(bare, CONTACT), 'Mon texte.');
    await changed(page).waitFor({ state: 'detached' });

    publishTheirs(colleague, bare, 'Leur texte.');
    write(site, 'Mon autre texte.');
    await changed(page).waitFor();
    await publishButton(page).click();
    const conflict = page.getByRole('region', { name: /changé des deux côtés/ });
    await conflict.getByText('Leur texte.').waitFor();
    await conflict.getByRole('button', { name: 'Publier le texte de gauche' }).click();
    await conflict.getByText('Choisi').waitFor();
    await publishButton(page).click();
    await said(page, 'C’est publié.');
    assert.match(publishedText(bare, CONTACT), 'Mon autre texte.');
    assert.equal(complaints, []);
  });
});

test('the site arrives at a host once its server is known and the password is right, and in a folder as well', async () => {
  const [host, site] = [await sftpServer('sésame'), publishedSite()];
  const folder = join(folderWith(), 'en-ligne');
  const server = await devServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const complaints = complaintsOf(page);
    const { sftp, folder: inFolder } = words.way.names;
    const { fields } = words.way;
    await page.goto(`${server.workshop}#publier`);
    const { port, user, folder: www } = host.way;
    await chooseWay(page, sftp, {
      [fields.host]: host.way.host,
      [fields.port]: String(port),
      [fields.user]: user,
      [fields.folder]: www,
    });
    await publishAll(page).click();
    await page.getByText(host.fingerprint).waitFor();
    await press(page, words.outcome.trust);
    for (const password of ['faux', 'sésame']) {
      await page.getByLabel(words.send.password).fill(password);
      await publishAll(page).click();
      await page.getByText(password === 'faux' ? words.outcome.wrongPassword : words.outcome.done).waitFor();
    }
    assert.ok(existsSync(join(host.folder, 'index.html')));
    assert.not.match(readFileSync(join(site.root, 'content/site.md'), 'utf8'), 'sésame');

    await press(page, words.way.change);
    await chooseWay(page, inFolder, { [fields.folder]: folder });
    await publishAll(page).click();
    await eventually(() => existsSync(join(folder, 'index.html')), true);
    await said(page, words.outcome.done);
    assert.equal(complaints, []);
  });
});

/** Notes how the site gets online, and waits until it can be published so. */
async function chooseWay(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('radio', { name }).check();
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, words.way.save);
  await publishAll(page).waitFor();
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

/** Waits until the page says so in its status. */
function said(page: Page, words: string): Promise<void> {
  return page.getByRole('status').filter({ hasText: words }).waitFor();
}

test.run();
