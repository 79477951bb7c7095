import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from '../../../../test/suite.ts';
import type { Outcome } from '../../../server/publication/publication-api.ts';
import { type SftpServer, sftpServer } from '../../support/publication/sftp-server.ts';
import { type Files, onServer, PASSWORD, sftpWriter } from '../../support/publication/sftp-writer.ts';

const test = suite('Publishing by SFTP, cut at each request, to a server that renames over nothing');

const FORMER: Files = { 'index.html': 'un', 'a/index.html': 'un', 'gone/index.html': 'un', 'version.txt': 'v1' };
const NEXT: Files = { 'index.html': 'deux', 'a/index.html': 'deux', 'b/index.html': 'deux', 'version.txt': 'v2' };

/** From now on nothing more is changed than so many requests; then the line is cut. Says whether it came to that. */
function cutAfter(server: SftpServer, most: number): () => boolean {
  let count = 0;
  server.before = () => {
    if (++count <= most) return;
    server.cut();
    throw new Error('cut');
  };
  return () => count > most;
}

/** Publishes to server after server, each of which cuts the line one request later than the one before, until one is not asked to. */
async function atEachCut(
  begin: () => Promise<{ server: SftpServer; publish: () => Promise<Outcome> }>,
  look: (server: SftpServer, publish: () => Promise<Outcome>, place: string) => Promise<void>,
): Promise<number> {
  for (let most = 0; ; most++) {
    const { server, publish } = await begin();
    const isCut = cutAfter(server, most);
    const outcome = await publish().catch(() => undefined);
    server.before = () => {};
    if (!isCut()) {
      assert.equal(outcome, { kind: 'done' });
      return most;
    }
    await look(server, publish, `cut after ${most} requests`);
  }
}

test('each page is there or whole beside its place, and the next publication repairs it', async () => {
  const cuts = await atEachCut(
    async () => {
      const [writer, server] = [sftpWriter(), await sftpServer(PASSWORD)];
      await writer(server, FORMER);
      return { server, publish: () => writer(server, NEXT) };
    },
    async (server, publish, place) => {
      const there = Object.entries(onServer(server));
      for (const page of ['index.html', 'a/index.html']) {
        const name = page.replace('index.html', '');
        const whole = there.filter(
          ([path, text]) => path.startsWith(name) && path.endsWith('index.html') && text !== '',
        );
        assert.ok(whole.length > 0, `${place}: ${page}`);
      }
      assert.equal(await publish(), { kind: 'done' }, place);
      assert.equal(onServer(server), NEXT, place);
    },
  );
  assert.ok(cuts > 30, `${cuts} requests`);
});

test('a page whose successor did not come is back before anything is sent', async () => {
  const [writer, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  await writer(server, FORMER);
  let isCut = false;
  server.before = (work, path) => {
    if (isCut || (work === 'rename' && path === 'index.html' && !('index.html' in onServer(server)))) {
      isCut = true;
      server.cut();
      throw new Error('cut');
    }
  };
  await writer(server, NEXT).catch(() => undefined);
  assert.not.ok('index.html' in onServer(server), 'the line was cut while it was away');
  const texts: (string | undefined)[] = [];
  server.before = (work, path) => {
    if (work === 'write' && path !== '.publication-verrou') texts.push(onServer(server)['index.html']);
  };
  assert.equal(await writer(server, NEXT), { kind: 'done' });
  assert.is(texts[0], 'un');
});

test('one missing or unreadable list is replaced by the other', async () => {
  for (const name of ['.publication.json', '.publication-2.json']) {
    const [writer, server] = [sftpWriter(), await sftpServer(PASSWORD)];
    await writer(server, FORMER);
    if (name === '.publication.json') rmSync(join(server.folder, name));
    else writeFileSync(join(server.folder, name), '{"format":1');
    assert.equal(await writer(server, NEXT), { kind: 'done' });
    assert.equal(onServer(server), NEXT);
  }
});
