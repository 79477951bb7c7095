import { assert, suite } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { localServer } from '../../../../test/support/local-server.ts';
import { hostOf, VALID_BUILD } from '../../../../test/support/published-site.ts';
import { updateRecord } from '../../../server/publication/publication-record.ts';
import { Publisher } from '../../../server/publication/publisher.ts';
import { publisherOf, siteAt } from '../../support/publication/publishers.ts';

const test = suite('Whether visitors have what was published');

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

test('it is online once the live site says this very version; what is remembered outlives the server', async () => {
  const site = siteAt(await liveSite(() => VALID_BUILD.version));
  const publisher = publisherOf(undefined, site);
  publisher.publish({});
  await eventually(async () => (await publisher.state()).published?.live, 'online');
  const next = await new Publisher(hostOf(site)).state();
  assert.is(next.published?.live, 'online');
  assert.type(next.published?.since, 'string');
});

test('what a timer has published while the live site was asked stays what is remembered', async () => {
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

test('a live site that still shows another version, and one that does not answer, are told apart', async () => {
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
