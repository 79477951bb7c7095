import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { moduleFiles } from '../../../../build/server/dev/module-files.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('Development server whose own code changes');

/** Far more than a start takes. */
const TIMEOUT_MS = 60_000;
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

test('starts anew when a schema changes, at the same address, and goes on where the code does not compile; a second start says where it runs', async () => {
  const { root, start } = copiedProject();
  const { child, printed } = start();
  const url = (await until(() => /http:\/\/[^\s/]+\//.exec(printed())?.[0])) ?? '';
  const answered = async (status: number, words = '') => {
    // Between two servers, nobody answers, or only in part.
    const answer = await fetch(url)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    return answer?.status === status && answer.text.includes(words);
  };
  await until(() => answered(200));
  const second = start();
  const [code] = await once(second.child, 'exit');
  assert.is(code, 3);
  assert.match(second.printed(), url);

  const schema = readFileSync(join(root, SCHEMA), 'utf8');
  writeFileSync(join(root, SCHEMA), 'export const text = {');
  await until(() => printed().includes('ne se compile pas'));
  assert.ok(await answered(200), 'the former code still serves');
  writeFileSync(join(root, SCHEMA), schema.replace('.strictObject({', '.strictObject({ essai: z.string(),'));
  await until(() => answered(503, '« essai »'));
  child.kill('SIGKILL');
  await until(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  );
});

/** A copy of the fixture site whose generator and schemas may be changed; `start` begins its development server. */
function copiedProject() {
  const { root } = fixtureSite();
  for (const name of ['build', 'tsconfig.json']) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const start = (): { child: ChildProcess; printed: () => string } => {
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
    return { child, printed: () => text };
  };
  return { root, start };
}

async function until<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) {
    const value = await read();
    if (value) return value;
  }
  throw new Error('it never came');
}
