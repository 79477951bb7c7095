import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { randomFrom } from '../../../../src/format/random.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { atEnd } from '../../../../test/support/at-end.ts';
import { type SftpServer, sftpServer } from '../../support/publication/sftp-server.ts';
import { type Files, onServer, PASSWORD, sftpWriter } from '../../support/publication/sftp-writer.ts';

const test = suite('Publishing by SFTP, again and again');

const SEED = process.env.FUZZ_SEED ?? 'sftp';
const ROUNDS = Number(process.env.SFTP_ROUNDS ?? 100);
/** Rounds of two writers at once, each with a server of its own: they wait for the line, not for the machine. */
const AT_ONCE = 25;
/** In milliseconds. */
const ROUND_TRIP = 30;

const PAGES = Array.from({ length: 40 }, (_, at) => `n/${at}/index.html`);

/** A site of which some pages are another's too, and some its own. */
function siteOf(name: string): Files {
  const shared = PAGES.map((path) => [path, `${name} ${path}`] as const);
  return { ...Object.fromEntries(shared), 'same.txt': 'same', [`${name}/index.html`]: name, 'version.txt': name };
}

/** Both lists name the files that are there, and no others. */
function assertListed({ folder }: Pick<SftpServer, 'folder'>, files: Files, place: string): void {
  for (const name of ['.publication.json', '.publication-2.json']) {
    const list = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    assert.equal(Object.keys(list.files).sort(), Object.keys(files).sort(), place);
  }
}

test(`two writers publish at once ${ROUNDS} times with ${ROUND_TRIP} ms of delay`, async () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const round of rounds) await twoWriters(round);
    }),
  );
});

async function twoWriters(round: number): Promise<void> {
  const place = `round ${round} of ${SEED}`;
  const random = randomFrom(place);
  const near = await sftpServer(PASSWORD);
  const server = { ...near, way: { ...near.way, port: await delayedPort(near.way.port, ROUND_TRIP) } };
  const [anne, paul] = [sftpWriter(), sftpWriter()];
  const lockTimes = { beat: 200, fresh: 600, stale: 60_000 };
  if (random() < 0.5) await anne(server, siteOf('avant'), { lockTimes });
  const ended: string[] = [];
  const publish = async (writer: typeof anne, name: string) => {
    assert.equal(await writer(server, siteOf(name), { lockTimes }), { kind: 'done' }, place);
    ended.push(name);
  };
  // The second begins somewhere in the first one's publication.
  const begin = Math.floor(random() * 120);
  const second = new Promise<void>((resolve, reject) => {
    let count = 0;
    near.before = () => {
      if (count++ === begin) publish(paul, 'paul').then(resolve, reject);
    };
  });
  await Promise.all([publish(anne, 'anne'), second]);
  assert.equal(onServer(near), siteOf(ended[1] ?? ''), place);
  assertListed(near, siteOf(ended[1] ?? ''), place);
  await publish(anne, 'encore');
  assert.equal(onServer(near), siteOf('encore'), place);
}

/** A port that leads to another, whose answers come so many milliseconds after what they answer, each way half of it. */
async function delayedPort(port: number, roundTrip: number): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('data', (bytes) => void setTimeout(() => to.write(bytes), roundTrip / 2));
      from.on('close', () => {
        sockets.delete(from);
        setTimeout(() => to.destroy(), roundTrip / 2);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}
