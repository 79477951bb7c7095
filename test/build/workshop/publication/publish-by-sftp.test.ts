import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { Fault } from '../../../../build/platform/fault.ts';
import type { PublishRequest } from '../../../../build/workshop/publication/publication-api.ts';
import { connected } from '../../../../build/workshop/publication/sftp/connection.ts';
import { publishBySftp } from '../../../../build/workshop/publication/sftp/publish-by-sftp.ts';
import { RemoteFolder } from '../../../../build/workshop/publication/sftp/remote-folder.ts';
import { ManifestTurn, remoteFiles } from '../../../../build/workshop/publication/sftp/remote-manifest.ts';
import { type SftpServer, sftpServer } from '../../../support/publication/sftp-server.ts';
import { hostOf, publishedSite, SOUND, STOPPED } from '../../../support/publication/site.ts';
import { failureOf } from '../../../support/refusals.ts';

const test = suite('Publishing by SFTP');

type Files = Readonly<Record<string, string>>;

const SITE: Files = {
  'index.html': '<p>Accueil</p>',
  'a/index.html': '<p>A</p>',
  'assets/page.js': 'void 0',
  'version.txt': 'v1',
  '.htaccess': 'Options',
};

/** Publishes these files by SFTP from a site, as a writer who has a password and trusts the server. */
function publish(site: SiteDefinition, { way, fingerprint }: SftpServer, files: Files, request: PublishRequest = {}) {
  const host = hostOf(site, async ({ out = '' } = {}) => {
    for (const [path, text] of Object.entries(files)) write(join(out, path), text);
    for (const path of filesIn(out)) if (!(path in files)) writeFileSync(join(out, path), '');
    return SOUND;
  });
  const asked = { password: 'sésame', trust: fingerprint, ...request };
  return publishBySftp(way, { host, request: asked, onProgress: () => {} });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** What visitors could load, by path. */
function online({ folder }: SftpServer): Files {
  const paths = filesIn(folder).filter((path) => path !== '.publication.json');
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

test('all files arrive, pages after what they load and the version last; then only what differs is sent', async () => {
  const [site, server] = [publishedSite(), await sftpServer('sésame')];
  const sent: string[] = [];
  server.before = (work, path) => work === 'rename' && sent.push(path);
  assert.is((await publish(site, server, SITE)).outcome.kind, 'done');
  assert.equal(online(server), { ...SITE });
  assert.equal(sent.filter((path) => path !== '.publication.json').slice(-3), [
    'index.html',
    'a/index.html',
    'version.txt',
  ]);
  sent.length = 0;
  await publish(site, server, { ...SITE, 'index.html': '<p>Neuf</p>' });
  assert.equal(new Set(sent), new Set(['.publication.json', 'index.html']));
});

test('what is no longer part of the site goes, with its folder; files that the host had are never touched', async () => {
  const [site, server] = [publishedSite(), await sftpServer('sésame', { 'www/a/photo.jpg': 'la leur' })];
  await publish(site, server, { ...SITE, 'b/c/index.html': 'c' });
  const other = publishedSite();
  const { 'a/index.html': gone, ...left } = SITE;
  assert.is(gone, '<p>A</p>');
  assert.is((await publish(other, server, left)).outcome.kind, 'done');
  assert.equal(online(server), { ...left, 'a/photo.jpg': 'la leur' });
  assert.not.ok(readdirSync(server.folder).includes('b'));
});

test('a file of the host’s in the way stops all, until the writer has it set aside', async () => {
  const [site, server] = [publishedSite(), await sftpServer('sésame', { 'www/index.html': 'Bientôt ici' })];
  assert.equal((await publish(site, server, SITE)).outcome, { kind: 'foreign', files: ['index.html'] });
  assert.equal(online(server), { 'index.html': 'Bientôt ici' });
  await publish(site, server, SITE, { setAside: true });
  assert.equal(online(server), { ...SITE, 'index.html.avant-publication': 'Bientôt ici' });
});

test('a server is shown before anything is sent to it, remembered, and refused once it is another one', async () => {
  const [site, server] = [publishedSite(), await sftpServer('sésame')];
  const { fingerprint } = server;
  const unknown = await publish(site, server, SITE, { trust: 'SHA256:autre' });
  assert.equal(unknown.outcome, { kind: 'host-key', fingerprint });
  assert.is((await publish(site, server, SITE)).outcome.kind, 'done');
  assert.is((await publish(site, server, SITE, { trust: '' })).outcome.kind, 'done', 'it is known by now');
  await server.changeKey();
  const changed = (await publish(site, server, { 'index.html': 'x' })).outcome;
  assert.is(changed.kind === 'host-key' && changed.former, fingerprint);
  assert.equal(online(server), { ...SITE });
});

test('with a wrong password, which is told from a missing one, nothing is sent; the server that the writer trusted is known from then on', async () => {
  const [site, server] = [publishedSite(), await sftpServer('sésame')];
  const { outcome } = await publish(site, server, SITE, { password: 'ouvre-toi' });
  assert.equal(outcome, { kind: 'password', wrong: true });
  assert.equal(online(server), {});
  assert.is((await publish(site, server, SITE, { trust: '' })).outcome.kind, 'done');
});

test('a line that is cut in the middle leaves whole files, and the next attempt sends the rest', async () => {
  const [site, server] = [publishedSite(), await sftpServer('sésame')];
  const many: Files = {
    ...SITE,
    ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`n/${at}.txt`, `${at}`])),
  };
  let renames = 0;
  server.before = (work) => {
    if (work === 'rename' && ++renames === 40) server.cut();
  };
  assert.instance(await failureOf(publish(site, server, many)), Fault);
  const whole = Object.entries(online(server)).filter(([path]) => !path.includes('.publication-'));
  assert.ok(whole.length > 0 && whole.every(([path, text]) => many[path] === text));
  assert.not.ok('index.html' in online(server), 'no page before what it loads');
  const sent = new Set<string>();
  server.before = (work, path) => work === 'rename' && sent.add(path);
  assert.is((await publish(site, server, many)).outcome.kind, 'done');
  assert.equal(online(server), many);
  assert.ok(sent.size < 60, `${sent.size} files were sent again`);
});

test('a host that has no room left, or a closed folder, is told by the place, the former site stays whole, and the next attempt goes on', async () => {
  for (const [code, sentence] of Object.entries({
    ENOSPC: /« index\.html » .* place/,
    EACCES: /« www\/index\.html » .* droit/,
  })) {
    const [site, server] = [publishedSite(), await sftpServer('sésame')];
    await publish(site, server, SITE);
    server.before = (work, path) => {
      if (work === 'write' && path.endsWith('index.html')) throw Object.assign(new Error(code), { code });
    };
    const next = { ...SITE, 'index.html': '<p>Neuf</p>' };
    const error = await failureOf(publish(site, server, next));
    assert.match(error instanceof Fault ? error.message : '', sentence);
    assert.is(online(server)['index.html'], '<p>Accueil</p>');
    server.before = () => {};
    await publish(site, server, next);
    assert.equal(online(server), next);
  }
});

test('of two that publish at once the one that began first is stopped before it changes anything more', async () => {
  const server = await sftpServer('sésame');
  const connection = await connected(server.way, { password: 'sésame', trust: server.fingerprint });
  const remote = new RemoteFolder(connection, server.way.folder);
  const [first, second] = [new ManifestTurn(remote), new ManifestTurn(remote)];
  await first.write(new Map([['a', '1']]));
  await first.write(new Map([['a', '2']]));
  await second.write(new Map([['b', '1']]));
  assert.instance(await failureOf(first.write(new Map([['a', '3']]))), Fault);
  assert.equal([...(await remoteFiles(remote))], [['b', '1']]);
  connection.close();
});

test('a build that visitors may not see is not sent', async () => {
  const server = await sftpServer('sésame');
  const host = hostOf(publishedSite(), async () => STOPPED);
  const { outcome } = await publishBySftp(server.way, { host, request: {}, onProgress: () => {} });
  assert.equal(outcome, { kind: 'stopped', diagnostics: STOPPED.diagnostics });
});

test.run();
