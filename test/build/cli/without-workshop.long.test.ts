import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from '../../suite.ts';
import { atEnd } from '../../support/at-end.ts';
import { eventually } from '../../support/eventually.ts';
import { linkPackages, projectClone } from '../../support/project-copy.ts';

const test = suite('A clone without the workshop');

const CLI = 'build/cli/start.js';

test('passes check, is built, and is served by preview and by dev', async () => {
  const root = projectClone();
  rmSync(join(root, 'atelier'), { recursive: true });
  linkPackages(root);
  for (const args of [
    ['run', 'check'],
    ['run', 'build', '--', '--quiet', '--no-compress'],
  ]) {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
    assert.is(status, 0, `${args.join(' ')}: ${stdout}${stderr}`);
  }
  assert.ok(existsSync(join(root, 'dist/index.html')));
  for (const args of [
    [CLI, 'preview', '--port', '0'],
    ['--import', 'tsx', 'build/cli/cli.ts', 'dev', '--port', '0'],
  ]) {
    const address = await servedAddress(root, args);
    // The development server builds first.
    await eventually(async () => (await fetch(address)).status, 200);
  }
});

/** Starts a server, which lives until the tests end, and gives the first address that it prints. */
async function servedAddress(root: string, args: readonly string[]): Promise<string> {
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  atEnd(async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  });
  let printed = '';
  // Later output is read as well: without a reader the process would end.
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/localhost:\d+\//.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`${args.join(' ')} ended: ${printed}`)));
  });
}
