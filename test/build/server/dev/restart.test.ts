import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { moduleFiles, supervise } from '../../../../build/server/dev/supervise.ts';
import { atEnd } from '../../../support/at-end.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('Development server whose own code changes');

/** In milliseconds, far more than a start takes. */
const PATIENCE = 60_000;
/** Of the fixture site. */
const SCHEMA = 'src/content-types.ts';

test('the schemas and routes are code of its own, the components are not', async () => {
  const files = await moduleFiles(projectRoot, ['build/cli/cli.ts']);
  const own = ['src/pages/text/schema.ts', 'src/pages/fields.ts', 'src/routes.ts', 'src/pages/index.ts'];
  for (const file of [...own, 'build/server/dev/dev.ts']) assert.ok(files.has(join(projectRoot, file)), file);
  assert.not(files.has(join(projectRoot, 'src/pages/text/TextPage.tsx')));
});

test("a page's component is no code of its own, as it is loaded with the bundle; its own modules are, even those loaded late", async () => {
  const root = folderWith({
    'build/cli/cli.ts': "void import('../later.ts');",
    'build/later.ts': "import { contentType } from '../src/content-type.ts';\nconsole.info(contentType);",
    'src/content-type.ts': "import './schema.ts';\nexport const contentType = () => import('./Page.tsx');",
    'src/schema.ts': 'console.info(1);',
    'src/Page.tsx': 'export default 1;',
  });
  const files = [...(await moduleFiles(root, ['build/cli/cli.ts']))].map((file) => relative(root, file));
  assert.equal(files.sort(), ['build/cli/cli.ts', 'build/later.ts', 'src/content-type.ts', 'src/schema.ts']);
});

test('starts anew when a schema changes, says so, keeps its addresses, and tells of one that does not load', async () => {
  const { root, child, printed } = startCopy();
  const url = await until(() => /http:\/\/\S+/.exec(printed())?.[0]);
  const answered = async (status: number, words = '') => {
    // Between two servers, nobody answers, or only in part.
    const answer = await fetch(url)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    return answer?.status === status && answer.text.includes(words);
  };
  await until(() => answered(200));
  const schema = readFileSync(join(root, SCHEMA), 'utf8');
  writeFileSync(join(root, SCHEMA), schema.replace('.strictObject({', '.strictObject({ essai: z.string(),'));
  await until(() => printed().includes(SCHEMA));
  await until(() => answered(503, '« essai »'));

  writeFileSync(join(root, SCHEMA), 'export const text = {');
  await until(() => printed().includes('ne démarre pas'));
  child.kill('SIGKILL');
  await until(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  );
});

/**
 * A server that listens unless what it has loaded is broken, and ends with this code when `end` says so; asked to end, it first brings to its end what
 * it is at.
 */
const SERVER = `import { appendFileSync, readFileSync } from 'node:fs';
if (readFileSync(process.argv[2], 'utf8') === 'broken') process.exit(1);
setInterval(() => { if (readFileSync('end', 'utf8') === 'now') process.exit(7); }, 20);
appendFileSync('log', 'begins ');
process.once('message', () => {
  process.send('ending');
  setImmediate(() => { appendFileSync('log', 'has ended '); process.exit(); });
});
process.send({ port: 4321, workshopPort: 8765, files: [process.argv[2]] });`;

test('a server is started again for the files it has loaded alone, once it has ended what it is at, survives code that does not start, and is left to end by itself', async () => {
  const root = folderWith({ 'server.mjs': SERVER, end: '', 'build/a.ts': '', 'src/loaded.ts': '', 'src/other.ts': '' });
  const ports: (string | undefined)[] = [];
  const outdated: string[] = [];
  const count = { listening: 0, failed: 0 };
  const ended = supervise({
    start: (former) => {
      ports.push(former && `${former.port} ${former.workshopPort}`);
      const child = fork(join(root, 'server.mjs'), [join(root, 'src/loaded.ts')], { cwd: root, execArgv: [] });
      child.once('message', () => {
        count.listening += 1;
      });
      return child;
    },
    generator: [join(root, 'build')],
    sources: join(root, 'src'),
    onOutdated: (file) => outdated.push(relative(root, file)),
    onFailedStart: () => {
      count.failed += 1;
    },
  });
  for (const [round, file] of ['src/loaded.ts', 'build/new.ts', 'src/loaded.ts'].entries()) {
    await until(() => ports.length === round + 1);
    writeFileSync(join(root, 'src/other.ts'), String(round));
    writeFileSync(join(root, file), String(round));
  }
  await until(() => count.listening === 4);
  assert.equal(outdated, ['src/loaded.ts', 'build/new.ts', 'src/loaded.ts']);
  assert.equal(ports, [undefined, ...Array(3).fill('4321 8765')]);
  assert.is(count.failed, 0);
  assert.is(readFileSync(join(root, 'log'), 'utf8'), `${'begins has ended '.repeat(3)}begins `);
  writeFileSync(join(root, 'src/loaded.ts'), 'broken');
  await until(() => count.failed > 0);
  writeFileSync(join(root, 'src/loaded.ts'), 'sound');
  await until(() => count.listening === 5);
  assert.is(ports.at(-1), '4321 8765');
  writeFileSync(join(root, 'end'), 'now');
  assert.is(await ended, 7);
});

/** The development server of a copy of the fixture site, whose generator and schemas may be changed. */
function startCopy(): { root: string; child: ChildProcess; printed: () => string } {
  const { root } = fixtureSite();
  for (const name of ['build', 'tsconfig.json']) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'build/cli/cli.ts', 'dev', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  return { root, child, printed: () => text };
}

async function until<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    const value = await read();
    if (value) return value;
  }
  throw new Error('it never came');
}

test.run();
