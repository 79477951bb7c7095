import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../../../build/editing/refused.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { FAILED_BUILD, hostOf, publishedSite, VALID_BUILD, writeWay } from '../../../../test/support/published-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import type { PublishRequest } from '../../../server/publication/publication-api.ts';
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

test('what was published by another way says nothing of this one, and is known again with the former', async () => {
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

test('what stops a build stops the publication, and the former one stays what is published', async () => {
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

test('without a way nothing is published; the way that is chosen is written into the settings, and nothing else there changes', async () => {
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
