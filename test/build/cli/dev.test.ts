import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from '../../suite.ts';
import { atEnd } from '../../support/at-end.ts';
import { eventually } from '../../support/eventually.ts';
import { fixtureSite } from '../../support/fixture-site.ts';
import { projectRoot } from '../../support/real-site.ts';

const test = suite('Command dev');

test('serves the site from a process that another one builds for, and a second start says where', async () => {
  const { root } = fixtureSite();
  for (const name of ['build', 'tsconfig.json']) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const first = start(root);
  const url = await first.printed(/http:\/\/[^\s/]+\//);
  await eventually(async () => (await fetch(url)).status, 200);
  const second = start(root);
  const ended = once(second.child, 'exit');
  await second.printed(url);
  assert.is((await ended)[0], 3);
  first.child.kill();
  await once(first.child, 'exit');
  await fetch(url).then(
    () => assert.unreachable('it still answers'),
    () => {},
  );
});

/** Starts the development server of a project; `printed` waits for words of it. */
function start(root: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'build/cli/cli.ts', 'dev', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => void child.kill());
  let text = '';
  const printed = (words: RegExp | string) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const [found] = text.match(words) ?? [];
        if (found !== undefined) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          text += chunk;
          look();
        });
    });
  return { child, printed };
}
