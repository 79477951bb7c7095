import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../../../build/platform/errors.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { FAILED_BUILD, hostOf, publishedSite } from '../../../../test/support/published-site.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import type { PublishRequest } from '../../../server/publication/publication-api.ts';
import { publishBySftp } from '../../../server/publication/sftp/publish-by-sftp.ts';
import { publication } from '../../../words/publication.fr.ts';
import { sftpServer } from '../../support/publication/sftp-server.ts';
import { type Files, onServer, PASSWORD, sftpWriter } from '../../support/publication/sftp-writer.ts';

const test = suite('Publishing by SFTP');

const SITE: Files = {
  'index.html': '<p>Accueil</p>',
  'index.html.br': '<p>Accueil</p>, smaller',
  'a/index.html': '<p>A</p>',
  'assets/page.js': 'void 0',
  'version.txt': 'v1',
  '.htaccess': 'Options',
};

test('files arrive before the pages that load them, the version last; then only differences', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  const sent: string[] = [];
  server.before = (work, path) => work === 'rename' && path in SITE && sent.push(path);
  assert.is((await publish(server, { ...SITE, '.published.json': '{}' })).kind, 'done');
  assert.equal(onServer(server), { ...SITE }, 'the list of a build is no part of its site');
  assert.equal(new Set(sent.slice(-4, -1)), new Set(['index.html', 'index.html.br', 'a/index.html']));
  assert.is(sent.at(-1), 'version.txt');
  sent.length = 0;
  await publish(server, { ...SITE, 'index.html': '<p>Neuf</p>' });
  assert.equal(new Set(sent), new Set(['index.html']));
});

test('former files of the site are removed with their folder, the host’s own files never', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD, { 'www/a/photo.jpg': 'la leur' })];
  await publish(server, { ...SITE, 'b/c/index.html': 'c' });
  const { 'a/index.html': gone, ...left } = SITE;
  assert.is(gone, '<p>A</p>');
  assert.is((await sftpWriter()(server, left)).kind, 'done');
  assert.equal(onServer(server), { ...left, 'a/photo.jpg': 'la leur' });
  assert.not.ok(readdirSync(server.folder).includes('b'));
});

test('a file of the host’s in the way stops all, and is named', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD, { 'www/index.html': 'Bientôt ici' })];
  assert.equal(await publish(server, SITE), { kind: 'foreign', files: ['index.html'] });
  assert.equal(onServer(server), { 'index.html': 'Bientôt ici' });
  rmSync(join(server.folder, 'index.html'));
  assert.equal(await publish(server, SITE), { kind: 'done' });
});

test('one whose list is another’s in the end says that it was overtaken', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  const lists = ['.publication.json', '.publication-2.json'];
  let ends = 0;
  server.before = (work, path) => {
    const other = lists.find((name) => name !== path) ?? '';
    const isEnd = work === 'rename' && lists.includes(path) && 'version.txt' in onServer(server);
    if (isEnd && ++ends === 2)
      writeFileSync(join(server.folder, other), JSON.stringify({ format: 1, turn: 'autre', count: 999, files: {} }));
  };
  const error = await failureOf(publish(server, SITE));
  assert.is(error instanceof Fault && error.message, publication.sftp.overtaken);
});

test('an oversized list is not read to its end, and nothing is sent', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  const list = { format: 1, turn: 'autre', count: 1, files: {}, notice: ' '.repeat(9 * 1024 * 1024) };
  writeFileSync(join(server.folder, '.publication.json'), JSON.stringify(list));
  const error = await failureOf(publish(server, SITE));
  assert.is(error instanceof Fault && error.message, publication.sftp.badManifest('.publication.json'));
  assert.not.ok('index.html' in onServer(server));
});

test('a server is confirmed before anything is sent, remembered, and refused with another key', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  const { fingerprint } = server;
  const unknown = await publish(server, SITE, { trust: 'SHA256:autre' });
  assert.equal(unknown, { kind: 'host-key', fingerprint });
  assert.is((await publish(server, SITE)).kind, 'done');
  assert.is((await publish(server, SITE, { trust: '' })).kind, 'done', 'it is known by now');
  await server.changeKey();
  const changed = await publish(server, { 'index.html': 'x' });
  assert.is(changed.kind === 'host-key' && changed.former, fingerprint);
  assert.equal(onServer(server), { ...SITE });
});

test('a wrong password is told from a missing one and sends nothing; the key stays trusted', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  const outcome = await publish(server, SITE, { password: 'ouvre-toi' });
  assert.equal(outcome, { kind: 'password', wrong: true });
  assert.equal(onServer(server), {});
  assert.is((await publish(server, SITE, { trust: '' })).kind, 'done');
});

test('a cut connection leaves whole files, and the next attempt sends the rest', async () => {
  const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  const many: Files = {
    ...SITE,
    ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`n/${at}.txt`, `${at}`])),
  };
  let renames = 0;
  server.before = (work) => {
    if (work === 'rename' && ++renames === 40) server.cut();
  };
  assert.instance(await failureOf(publish(server, many)), Fault);
  const whole = Object.entries(onServer(server)).filter(([path]) => !path.includes('.publication-'));
  assert.ok(whole.length > 0 && whole.every(([path, text]) => many[path] === text));
  assert.not.ok('index.html' in onServer(server), 'no page before what it loads');
  const sent = new Set<string>();
  server.before = (work, path) => work === 'rename' && path in many && sent.add(path);
  assert.is((await publish(server, many)).kind, 'done');
  assert.equal(onServer(server), many);
  assert.ok(sent.size < 60, `${sent.size} files were sent again`);
});

test('a full host or closed folder is named, the old site stays, and the next attempt continues', async () => {
  for (const [code, sentence] of Object.entries({
    ENOSPC: /« index\.html » .* place/,
    EACCES: /« www\/index\.html » .* droit/,
  })) {
    const [publish, server] = [sftpWriter(), await sftpServer(PASSWORD)];
    await publish(server, SITE);
    server.before = (work, path) => {
      if (work === 'write' && path.endsWith('index.html')) throw Object.assign(new Error(code), { code });
    };
    const next = { ...SITE, 'index.html': '<p>Neuf</p>' };
    const error = await failureOf(publish(server, next));
    assert.match(error instanceof Fault ? error.message : '', sentence);
    assert.is(onServer(server)['index.html'], '<p>Accueil</p>');
    server.before = () => {};
    await publish(server, next);
    assert.equal(onServer(server), next);
  }
});

test('a build that visitors may not see is not sent', async () => {
  const server = await sftpServer(PASSWORD);
  const host = hostOf(publishedSite(), async () => FAILED_BUILD);
  const request = { password: PASSWORD, trust: server.fingerprint };
  const { outcome } = await publishBySftp(server.way, { host, request, onProgress: () => {} });
  assert.equal(outcome, { kind: 'stopped', diagnostics: FAILED_BUILD.diagnostics });
});

test('an unknown server, a missing password or a wrong folder is reported before the build', async () => {
  const server = await sftpServer(PASSWORD);
  let builds = 0;
  const host = hostOf(publishedSite(), async () => {
    builds += 1;
    return FAILED_BUILD;
  });
  const ask = (request: PublishRequest, way = server.way) =>
    publishBySftp(way, { host, request, onProgress: () => {} });
  assert.is((await ask({})).outcome.kind, 'host-key');
  assert.is((await ask({ trust: server.fingerprint })).outcome.kind, 'password');
  const elsewhere = { ...server.way, folder: 'ailleurs' };
  assert.instance(await failureOf(ask({ password: PASSWORD }, elsewhere)), Fault);
  assert.is(builds, 0);
});
