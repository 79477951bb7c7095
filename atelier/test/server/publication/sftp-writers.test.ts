import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../../../build/platform/errors.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import { connectTo } from '../../../server/publication/sftp/connection.ts';
import { RemoteFolder } from '../../../server/publication/sftp/remote-folder.ts';
import { takeLock } from '../../../server/publication/sftp/remote-lock.ts';
import { type SftpServer, sftpServer } from '../../support/publication/sftp-server.ts';
import { type Files, onServer, PASSWORD, sftpWriter } from '../../support/publication/sftp-writer.ts';

const test = suite('Several who publish to one server by SFTP');

const siteOf = (text: string): Files => ({
  ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`n/${at}/index.html`, `${text} ${at}`])),
  [`${text}.txt`]: text,
  'version.txt': text,
});

/** A lock whose owner shows no sign of life is nobody's at once. */
const HASTY = { beat: 1, fresh: 3000, stale: 0 };
/** The server is asked before each change. */
const WARY = { beat: 60_000, fresh: -1, stale: 60_000 };

const LOCK = '.publication-verrou';
const lockOf = ({ folder }: SftpServer) => join(folder, LOCK);

test('two publications at once take turns, and the site is that of the last', async () => {
  const server = await sftpServer(PASSWORD);
  const [anne, paul] = [sftpWriter(), sftpWriter()];
  const ended: string[] = [];
  const publish = async (writer: typeof anne, name: string) => {
    assert.equal(await writer(server, siteOf(name)), { kind: 'done' });
    ended.push(name);
  };
  await Promise.all([publish(anne, 'anne'), publish(paul, 'paul')]);
  assert.equal(onServer(server), siteOf(ended[1] ?? ''));
  await publish(anne, 'anne');
  assert.equal(onServer(server), siteOf('anne'));
  assert.not.ok(existsSync(lockOf(server)));
});

test('the second waits, which the page shows, and changes nothing before the first has ended', async () => {
  const server = await sftpServer(PASSWORD);
  const connection = await connectTo(server.way, { password: PASSWORD, trust: server.fingerprint });
  const remote = new RemoteFolder(connection, server.way.folder);
  const first = await takeLock(remote, { machine: 'une autre', onWait: () => {} });
  const steps: string[] = [];
  await sftpWriter()(server, siteOf('paul'), {
    onProgress: ({ step }) => {
      if (step === 'waiting' && !steps.includes(step)) {
        assert.equal(Object.keys(onServer(server)), [LOCK]);
        void first.release();
      }
      steps.push(step);
    },
  });
  connection.close();
  assert.ok(steps.indexOf('waiting') < steps.indexOf('sending') && steps.includes('waiting'), steps.join(' '));
  assert.equal(onServer(server), siteOf('paul'));
});

test('a publication that lost its lock changes nothing more, and leaves the other’s files', async () => {
  const server = await sftpServer(PASSWORD);
  const [anne, paul] = [sftpWriter(), sftpWriter()];
  await anne(server, siteOf('anne'));
  let isTaken = false;
  server.before = (_, path) => {
    if (isTaken || path !== 'n/12/index.html') return;
    isTaken = true;
    writeFileSync(lockOf(server), '{"turn":"autre"}');
  };
  const error = await failureOf(anne(server, siteOf('plus tard'), { lockTimes: WARY }));
  assert.match(error instanceof Fault ? error.message : '', 'Quelqu’un d’autre');
  assert.is(readFileSync(lockOf(server), 'utf8'), '{"turn":"autre"}');
  assert.is(onServer(server)['version.txt'], 'anne');
  server.before = () => {};
  assert.equal(await paul(server, siteOf('paul'), { lockTimes: HASTY }), { kind: 'done' });
  assert.equal(onServer(server), siteOf('paul'));
});

test('an abandoned lock is taken over by its machine at once, by others after a timeout', async () => {
  for (const text of ['', '{"turn":"x","machine":"y","pid":1}', 'nothing that can be read']) {
    const server = await sftpServer(PASSWORD, { [`www/${LOCK}`]: text });
    assert.equal(await sftpWriter()(server, siteOf('paul'), { lockTimes: HASTY }), { kind: 'done' });
    assert.equal(onServer(server), siteOf('paul'));
  }
  const [server, writer] = [await sftpServer(PASSWORD), sftpWriter()];
  server.before = (_, path) => path === 'version.txt' && server.cut();
  await failureOf(writer(server, siteOf('anne')));
  server.before = () => {};
  assert.ok(existsSync(lockOf(server)));
  assert.equal(await writer(server, siteOf('anne')), { kind: 'done' });
});

test('a refused rename never removes what is there', async () => {
  const [writer, server] = [sftpWriter(), await sftpServer(PASSWORD)];
  await writer(server, siteOf('un'));
  const removed: string[] = [];
  server.before = (work, path) => {
    if (work === 'remove') removed.push(path);
    if (work === 'rename' && path.startsWith('n/')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  };
  assert.instance(await failureOf(writer(server, siteOf('deux'))), Fault);
  const found = removed.filter((path) => path.startsWith('n/'));
  assert.equal(found, []);
  assert.is(onServer(server)['n/3/index.html'], 'un 3');
});
