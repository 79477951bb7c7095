import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { PublicationWay } from '../../../../build/contract/publication-way.ts';
import type { WorkshopHost } from '../../../../build/contract/workshop-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { folderWith, write } from '../../../../test/support/folder.ts';
import { hostOf, page, publishedSite, save } from '../../../../test/support/published-site.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import { GIT_WAY, git, publishedText, savedText, sharedSite } from '../../../../test/support/repository.ts';
import { changesBetween } from '../../../server/publication/changes.ts';
import type { PublishRequest } from '../../../server/publication/publication-api.ts';
import { compareWithPublished, isRevertible, publishBy, revertBy } from '../../../server/publication/ways.ts';
import { sftpServer } from '../../support/publication/sftp-server.ts';
import { onServer, PASSWORD } from '../../support/publication/sftp-writer.ts';

const test = suite('A publication that is taken back');

const CONTACT = 'content/pages/contact.md';
const HOME = 'content/pages/accueil.md';

function ask(work: typeof publishBy, way: PublicationWay, host: WorkshopHost, request: PublishRequest = {}) {
  return work(way, { host, request, onProgress: () => {} });
}

/** Paths of the texts that are changes to be published. */
async function changed(site: SiteDefinition, way: PublicationWay): Promise<string[]> {
  const { published, present } = await compareWithPublished(site, way);
  return published ? changesBetween(hostOf(site), published, present).map(({ path }) => path) : [];
}

test('by git it becomes a revert commit in French, and the texts can be published again', async () => {
  const { bare, site } = sharedSite();
  const before = publishedText(bare, CONTACT);
  save(site, CONTACT, page('Contact', 'Trop tôt.'));
  save(site, 'content/pages/neuf.md', page('Neuf', 'Neuf.'));
  await ask(publishBy, GIT_WAY, hostOf(site), { message: 'Invite à venir' });
  assert.ok(isRevertible(site, GIT_WAY));
  assert.equal((await ask(revertBy, GIT_WAY, hostOf(site))).outcome, { kind: 'reverted' });
  assert.is(publishedText(bare, CONTACT), before);
  assert.is(git(bare, 'diff', '--stat', 'main~2', 'main'), '');
  assert.match(git(bare, 'log', '-1', '--format=%s', 'main'), /^Annulation .*« Invite à venir »$/);
  assert.is(savedText(site, CONTACT), page('Contact', 'Trop tôt.'));
  assert.is(git(site.root, 'rev-parse', 'HEAD'), git(bare, 'rev-parse', 'main'));
  assert.equal(await changed(site, GIT_WAY), [CONTACT, 'content/pages/neuf.md']);
  assert.not.ok(isRevertible(site, GIT_WAY), 'once');
  assert.is((await ask(publishBy, GIT_WAY, hostOf(site))).outcome.kind, 'done');
  assert.match(publishedText(bare, CONTACT), 'Trop tôt.');
});

test('a colleague’s later publication by git stays; a change of the same lines stops the revert', async () => {
  const { bare, site, colleague } = sharedSite();
  save(site, CONTACT, page('Contact', 'Trop tôt.'));
  await ask(publishBy, GIT_WAY, hostOf(site));
  git(colleague.root, 'pull', '--quiet', bare, 'main');
  save(colleague, CONTACT, page('Contact', 'Leur texte.'));
  await ask(publishBy, GIT_WAY, hostOf(colleague));
  const stopped = (await ask(revertBy, GIT_WAY, hostOf(site))).outcome;
  assert.ok(stopped.kind === 'failed' && stopped.message.includes('« Contact »'));
  assert.match(publishedText(bare, CONTACT), 'Leur texte.');

  save(site, HOME, savedText(site, HOME).replace('titre:', 'titre: Mon'));
  await ask(publishBy, GIT_WAY, hostOf(site));
  git(colleague.root, 'pull', '--quiet', bare, 'main');
  save(colleague, CONTACT, page('Contact', 'Plus tard.'));
  await ask(publishBy, GIT_WAY, hostOf(colleague));
  const { outcome } = await ask(revertBy, GIT_WAY, hostOf(site));
  assert.ok(outcome.kind === 'reverted' && outcome.note !== undefined);
  assert.match(publishedText(bare, CONTACT), 'Plus tard.');
  assert.not.match(publishedText(bare, HOME), 'titre: Mon');
  assert.match(savedText(site, HOME), 'titre: Mon');
  assert.is(savedText(site, CONTACT), page('Contact', 'Plus tard.'), 'theirs arrives here');
  assert.equal(await changed(site, GIT_WAY), [HOME]);
});

/** A site whose build has one page, with the text of the moment, as the generator would write it. */
function builtSite() {
  const site = publishedSite();
  const host = hostOf(site, async ({ out = '' } = {}) => {
    const text = savedText(site, CONTACT).split('\n').at(-2) ?? '';
    const files = { 'index.html': text, 'version.txt': text, [`${text}.html`]: text };
    rmSync(out, { recursive: true, force: true });
    for (const [path, contents] of Object.entries(files)) write(join(out, path), contents);
    write(join(out, '.published.json'), JSON.stringify({ format: 1, files: Object.keys(files) }));
    return { ok: true, diagnostics: [], version: text };
  });
  return { site, host };
}

/** Publishes a text, and then another one. */
async function publishTwice(way: PublicationWay, { site, host }: ReturnType<typeof builtSite>, request = {}) {
  for (const text of ['Avant', 'Trop']) {
    assert.not.ok(isRevertible(site, way), 'a first publication has none before it');
    save(site, CONTACT, page('Contact', text));
    assert.is((await ask(publishBy, way, host, request)).outcome.kind, 'done');
  }
  assert.ok(isRevertible(site, way));
}

test('a folder gets the former build again, once; the texts stay here as changes', async () => {
  const built = builtSite();
  const folder = join(folderWith(), 'site');
  const way = { by: 'folder', folder } as const;
  await publishTwice(way, built);
  const { outcome, done } = await ask(revertBy, way, built.host);
  assert.equal([outcome, done?.version], [{ kind: 'reverted' }, 'Avant']);
  assert.is(readFileSync(join(folder, 'index.html'), 'utf8'), 'Avant');
  assert.throws(() => readFileSync(join(folder, 'Trop.html')));
  assert.equal(await changed(built.site, way), [CONTACT]);
  assert.match(savedText(built.site, CONTACT), 'Trop');
  assert.is((await ask(revertBy, way, built.host)).outcome.kind, 'nothing');
});

test('a folder with a file of somebody else’s, or another publication, keeps it', async () => {
  const built = builtSite();
  const folder = join(folderWith(), 'site');
  const way = { by: 'folder', folder } as const;
  await publishTwice(way, built);
  write(join(folder, 'photo.jpg'), 'la leur');
  await failureOf(ask(revertBy, way, built.host));
  assert.is(readFileSync(join(folder, 'photo.jpg'), 'utf8'), 'la leur');
  rmSync(join(folder, 'photo.jpg'));
  write(join(folder, 'version.txt'), 'leur version');
  assert.is((await ask(revertBy, way, built.host)).outcome.kind, 'failed');
  assert.is(readFileSync(join(folder, 'index.html'), 'utf8'), 'Trop');
});

test('a host gets the former build, keeps its own files, and a colleague’s publication stays', async () => {
  const server = await sftpServer(PASSWORD, { 'www/photo.jpg': 'la leur' });
  const request = { password: PASSWORD, trust: server.fingerprint };
  const [built, theirs] = [builtSite(), builtSite()];
  await publishTwice(server.way, built, request);
  assert.is((await ask(revertBy, server.way, built.host)).outcome.kind, 'password');
  assert.is((await ask(revertBy, server.way, built.host, request)).outcome.kind, 'reverted');
  const former = { 'Avant.html': 'Avant', 'index.html': 'Avant', 'photo.jpg': 'la leur', 'version.txt': 'Avant' };
  assert.equal(onServer(server), former);
  save(built.site, CONTACT, page('Contact', 'Encore'));
  await ask(publishBy, server.way, built.host, request);
  save(theirs.site, CONTACT, page('Contact', 'Leur'));
  await ask(publishBy, server.way, theirs.host, request);
  assert.is((await ask(revertBy, server.way, built.host, request)).outcome.kind, 'failed');
  assert.is(onServer(server)['index.html'], 'Leur');
});

test('one that is cut on its way to a host is ended by the next attempt', async () => {
  const server = await sftpServer(PASSWORD);
  const request = { password: PASSWORD, trust: server.fingerprint };
  const built = builtSite();
  await publishTwice(server.way, built, request);
  server.before = (work, path) => work === 'rename' && path === 'index.html' && server.cut();
  await failureOf(ask(revertBy, server.way, built.host, request));
  server.before = () => {};
  assert.is((await ask(revertBy, server.way, built.host, request)).outcome.kind, 'reverted');
  assert.is(onServer(server)['index.html'], 'Avant');
});
