import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { randomFrom } from '../../../../src/format/random.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { atEnd } from '../../../../test/support/at-end.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { type SftpServer, sftpServer } from '../../support/publication/sftp-server.ts';
import { type Files, onServer, PASSWORD, sftpWriter } from '../../support/publication/sftp-writer.ts';

const test = suite('Publishing by SFTP, again and again');

const SEED = process.env.FUZZ_SEED ?? 'sftp';
const ROUNDS = Number(process.env.SFTP_ROUNDS ?? 100);
/** Rounds of two writers at once, each with a server of its own: they wait for the line, not for the machine. */
const AT_ONCE = 10;
/** Tests that the kills are spread over, for a test has ten minutes at most. */
const KILL_SERIES = 5;
/** In milliseconds. */
const ROUND_TRIP = 30;

const PAGES = Array.from({ length: 40 }, (_, at) => `n/${at}/index.html`);

/** A site of which some pages are another's too, and some its own. */
function siteOf(name: string, count = PAGES.length): Files {
  const shared = PAGES.slice(0, count).map((path) => [path, `${name} ${path}`] as const);
  return { ...Object.fromEntries(shared), 'same.txt': 'same', [`${name}/index.html`]: name, 'version.txt': name };
}

/** Both lists name the files that are there, and no others. */
function assertListed({ folder }: Pick<SftpServer, 'folder'>, files: Files, place: string): void {
  for (const name of ['.publication.json', '.publication-2.json']) {
    const list = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    assert.equal(Object.keys(list.files).sort(), Object.keys(files).sort(), place);
  }
}

test(`${ROUNDS} times two writers at once, ${ROUND_TRIP} ms away: each is done, the last one’s site is online whole, and the next finds its list`, async () => {
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

for (let series = 0; series < KILL_SERIES; series++)
  test(`kills on a server that renames over nothing, series ${series}: each page is there or whole beside its place, and the next publication finishes`, () =>
    kills(Math.ceil(ROUNDS / KILL_SERIES), `${SEED}-${series}`));

async function kills(rounds: number, seed: string): Promise<void> {
  const random = randomFrom(seed);
  const server = await sftpServer(PASSWORD);
  const writer = sftpWriter();
  let online = siteOf('début');
  await writer(server, online);
  for (let kill = 0; kill < rounds; kill++) {
    const place = `kill ${kill} of ${seed}`;
    const next = siteOf(`essai-${kill}`, Math.floor(random() * PAGES.length));
    await killedAt(server, next, Math.floor(random() * 220));
    const there = onServer(server);
    for (const path of Object.keys(online))
      if (path in next) assert.ok(isWhole(there, path, [online[path], next[path]]), `${place}: ${path}`);
    online = siteOf(`suite-${kill}`, Math.floor(random() * PAGES.length));
    assert.equal(
      await writer(server, online, { lockTimes: { beat: 10, fresh: 3000, stale: 100 } }),
      { kind: 'done' },
      place,
    );
    assert.equal(onServer(server), online, place);
    assertListed(server, online, place);
  }
}

/** Looks for one of these texts in the file or in one beside it: such a server cannot replace a file at once. */
function isWhole(there: Files, path: string, texts: readonly (string | undefined)[]): boolean {
  const [folder, name] = [dirname(path), basename(path)];
  return Object.entries(there).some(
    ([at, text]) => dirname(at) === folder && basename(at).endsWith(name) && texts.includes(text),
  );
}

/** A process that publishes, killed at its nth request that changes something. */
async function killedAt(server: SftpServer, files: Files, nth: number): Promise<void> {
  const { way, fingerprint } = server;
  const program = join(import.meta.dirname, '../../fixtures/publish-by-sftp.ts');
  const args = ['--import', 'tsx', program, JSON.stringify({ way, fingerprint }), JSON.stringify(files)];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TMPDIR: folderWith() } });
  let count = 0;
  server.before = () => {
    if (count++ === nth) child.kill('SIGKILL');
  };
  await once(child, 'exit');
  await server.quiet();
  server.before = () => {};
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
