import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../../../build/editing/refused.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { localServer } from '../../../../test/support/local-server.ts';
import { FAILED_BUILD, hostOf, publishedSite, VALID_BUILD, writeWay } from '../../../../test/support/published-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import type { PublishRequest } from '../../../server/publication/publication-api.ts';
import { updateRecord } from '../../../server/publication/publication-record.ts';
import { Publisher } from '../../../server/publication/publisher.ts';
import { compareWithPublished } from '../../../server/publication/ways.ts';
import {
  FOLDER,
  heldBuild,
  NO_WAITING,
  publicationEnd,
  publisherOf,
  settings,
  siteAt,
} from '../../support/publication/publishers.ts';
import { sftpServer } from '../../support/publication/sftp-server.ts';
import { PASSWORD } from '../../support/publication/sftp-writer.ts';

const test = suite('A publication of the workshop');

test('while one runs, another is refused, and whoever looks sees its step', async () => {
  const { building, finish } = heldBuild();
  const publisher = publisherOf(() => building);
  publisher.publish({});
  assert.throws(() => publisher.publish({}), isRefused(409));
  await eventually(async () => (await publisher.state()).running?.step, 'building');
  finish();
  assert.equal((await publicationEnd(publisher)).outcome, { kind: 'done' });
});

test('whoever asks where it stands learns of a way that is noted meanwhile', async () => {
  const site = publishedSite({ 'content/site.md': settings('https://exemple.test') });
  const asked = publisherOf(undefined, site).state();
  writeWay(site, { by: 'folder', folder: 'sortie' });
  assert.equal((await asked).way, { by: 'folder', folder: 'sortie' });
});

test('a publication by another way does not count for this one, and returns with that way', async () => {
  const site = siteAt();
  const publisher = publisherOf(undefined, site);
  publisher.publish({});
  await publicationEnd(publisher);
  const published = async () => (await compareWithPublished(site, publisher.way)).published !== undefined;
  assert.equal([await published(), (await publisher.state()).published?.version], [true, VALID_BUILD.version]);
  writeWay(site, { by: 'folder', folder: 'ailleurs' });
  assert.equal([await published(), (await publisher.state()).published], [false, undefined]);
  writeWay(site, { by: 'folder', folder: 'sortie' });
  assert.is(await published(), true);
});

test('a password that worked is asked for no more, until one is refused', async () => {
  const server = await sftpServer(PASSWORD);
  const host = hostOf(siteAt(), async ({ out = '' } = {}) => {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'index.html'), '');
    return VALID_BUILD;
  });
  writeWay(host.site, server.way);
  const publisher = new Publisher(host, NO_WAITING);
  const endOf = async (request: PublishRequest) => {
    publisher.publish({ trust: server.fingerprint, ...request });
    return (await publicationEnd(publisher)).outcome?.kind;
  };
  const requests = [{}, { password: PASSWORD }, {}, { password: 'autre' }, {}];
  const ends: unknown[] = [];
  for (const request of requests) ends.push(await endOf(request));
  assert.equal(ends, ['password', 'done', 'done', 'password', 'password']);
});

test('an error of the build stops the publication, and the former one stays', async () => {
  const publisher = publisherOf(async () => FAILED_BUILD);
  publisher.publish({});
  const { diagnostics } = FAILED_BUILD;
  const { outcome, published } = await publicationEnd(publisher);
  assert.equal([outcome, published], [{ kind: 'stopped', diagnostics }, undefined]);
});

test('a full disk is told in one sentence, and publishing can begin again', async () => {
  let isFull = true;
  const publisher = publisherOf(async () => {
    if (isFull) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write', path: '/srv/site' });
    return VALID_BUILD;
  });
  publisher.publish({});
  const { outcome } = await publicationEnd(publisher);
  assert.ok(outcome?.kind === 'failed' && outcome.message.includes('plein') && outcome.message.includes('/srv/site'));
  isFull = false;
  publisher.publish({});
  assert.is((await publicationEnd(publisher)).outcome?.kind, 'done');
});

test('nothing is published without a way, and choosing one changes only that in the settings', async () => {
  const site = publishedSite({ 'content/site.md': settings('https://exemple.test') });
  const host = hostOf(site);
  const publisher = new Publisher(host, NO_WAITING);
  assert.throws(
    () => publisher.publish({}),
    (error: unknown) => error instanceof Refused,
  );
  writeWay(host.site, { by: 'folder', folder: 'sortie' });
  assert.equal(publisher.way, { by: 'folder', folder: 'sortie' });
  const [, text] = host.texts().flatMap(({ path, text }) => (path === 'content/site.md' ? [path, text] : []));
  assert.is(text, settings('https://exemple.test', ...FOLDER));
});

test('how publishing ended is said no more once another way is noted', async () => {
  const host = hostOf(siteAt(), async () => FAILED_BUILD);
  const publisher = new Publisher(host, NO_WAITING);
  publisher.publish({});
  assert.is((await publicationEnd(publisher)).outcome?.kind, 'stopped');
  writeWay(host.site, { by: 'folder', folder: 'ailleurs' });
  assert.is((await publisher.state()).outcome, undefined);
});

test('whoever publishes says once who that is', async () => {
  const site = siteAt();
  const writer = { name: 'Camille', email: 'camille@exemple.test' };
  const publisher = publisherOf(undefined, site);
  publisher.publish({ writer });
  await publicationEnd(publisher);
  assert.equal((await publisherOf(undefined, site).state()).writer, writer);
});

/** A live site that says that it is of some version. */
async function liveSite(version: () => string): Promise<string> {
  const port = await localServer((request, response) => {
    response.statusCode = request.url?.startsWith('/version.txt') ? 200 : 404;
    response.end(`${version()}\n`);
  });
  return `http://127.0.0.1:${port}`;
}

test('a server that takes another one’s place goes on asking the live site', async () => {
  const site = siteAt(await liveSite(() => VALID_BUILD.version));
  updateRecord(site, { published: { at: '2026-01-02T03:04:05Z', version: VALID_BUILD.version, live: 'waiting' } });
  const publisher = publisherOf(undefined, site);
  await publisher.recover();
  await eventually(async () => (await publisher.state()).published?.live, 'online');
});

test('it is online once the live site has this version, and the record outlives the server', async () => {
  const site = siteAt(await liveSite(() => VALID_BUILD.version));
  const publisher = publisherOf(undefined, site);
  publisher.publish({});
  await eventually(async () => (await publisher.state()).published?.live, 'online');
  const next = await new Publisher(hostOf(site)).state();
  assert.is(next.published?.live, 'online');
  assert.type(next.published?.since, 'string');
});

test('a timer’s publication during the question to the live site stays recorded', async () => {
  const timer = { at: '2999-01-02T03:04:05Z', version: 'v9', live: 'unknown' } as const;
  const asked = { site: siteAt(), times: 0 };
  const address = await liveSite(() => {
    if (++asked.times === 1) updateRecord(asked.site, { published: timer });
    return VALID_BUILD.version;
  });
  asked.site = siteAt(address);
  const publisher = publisherOf(undefined, asked.site);
  publisher.publish({});
  await eventually(() => asked.times, 1);
  // Answers come in turn: those to the publisher have by now.
  for (let nth = 0; nth < 3; nth++) await (await fetch(`${address}/version.txt`)).text();
  assert.equal((await publisher.state()).published, timer);
});

test('of an answer that is far too long as much is read as a version may be long', async () => {
  const piece = 'x'.repeat(100_000);
  let left = 300;
  const port = await localServer((_request, response) => {
    const pour = () => {
      while (left > 0 && !response.destroyed) if (left-- && !response.write(piece)) return;
      response.end();
    };
    response.on('drain', pour);
    pour();
  });
  const publisher = publisherOf(undefined, siteAt(`http://127.0.0.1:${port}`));
  publisher.publish({});
  await eventually(async () => (await publisher.state()).published?.live, 'unknown');
  assert.match((await publisher.state()).published?.reason ?? '', 'autre version');
  assert.ok(left > 100, `${left} of 300 pieces were never sent`);
});

test('a live site with another version is told from one that does not answer', async () => {
  const reasonAt = async (address: string) => {
    const publisher = publisherOf(undefined, siteAt(address));
    publisher.publish({});
    await eventually(async () => (await publisher.state()).published?.live, 'unknown');
    return (await publisher.state()).published?.reason ?? '';
  };
  const reasons = [await reasonAt(await liveSite(() => 'v0')), await reasonAt('http://127.0.0.1:9')];
  assert.ok(reasons.every((reason) => reason.includes('127.0.0.1')));
  assert.not.match(reasons[0]?.split(' ').slice(1).join(' ') ?? '', 'ne répond pas');
  assert.match(reasons[1] ?? '', 'ne répond pas');
});
