import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atEnd } from '../../../../test/support/at-end.ts';
import { fixtureSite } from '../../../../test/support/fixture-site.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { projectRoot } from '../../../../test/support/project-root.ts';
import { git } from '../../../../test/support/repository.ts';
import { TOKEN } from '../../../api.ts';
import { publicationApi } from '../../../server/publication/publication-api.ts';

const test = suite('Publishing by git while a colleague changes the code');

const ROUNDS = 20;
/** In milliseconds, far more than a start and a publication take. */
const TIMEOUT_MS = 120_000;
const OWN = 'content/pages/contact.md';
const OTHER = 'content/pages/accueil.md';
const CODE = 'build/cli/end.ts';

test('ends before the server starts anew, and leaves the folder as if it had been pulled, twenty times', async () => {
  const { root, bare, colleague } = sharedProject();
  const printed = serve(root);
  const workshop = await until(() => /http:\/\/\S+\/__atelier\//.exec(printed())?.[0]);
  for (let round = 1; round <= ROUNDS; round++) {
    git(colleague, 'pull', '--quiet', 'origin', 'main');
    appendFileSync(join(colleague, CODE), `// ${round}\n`);
    rename(join(colleague, OTHER), `Leur ${round}`);
    git(colleague, 'commit', '--quiet', '-am', `Theirs ${round}`);
    git(colleague, 'push', '--quiet', 'origin', 'main');
    rename(join(root, OWN), `Le mien ${round}`);
    await publish(workshop);
    await until(() => git(bare, 'show', `main:${OWN}`).includes(`Le mien ${round}`));
    await until(() => printed().split(CODE).length - 1 >= round);
    const published = git(bare, 'rev-parse', 'main');
    await until(() => git(root, 'rev-parse', 'HEAD') === published && !existsSync(join(root, '.git/index.lock')));
    assert.is(git(root, 'status', '--porcelain'), '', `round ${round}`);
    assert.match(readFileSync(join(root, OTHER), 'utf8'), `Leur ${round}`);
  }
});

/** A project in a repository, which a colleague has taken, too. */
function sharedProject(): { root: string; bare: string; colleague: string } {
  const { root } = fixtureSite({ '.gitignore': '.cache\n.atelier\n' });
  for (const name of ['atelier', 'build', 'tsconfig.json'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const definition = join(root, 'src/site.ts');
  const way = "publication: { by: 'git', remote: 'origin', branch: 'main' }";
  writeFileSync(definition, readFileSync(definition, 'utf8').replace('variables: {} }', `variables: {}, ${way} }`));
  const [bare, colleague] = [folderWith(), folderWith()];
  git(bare, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'config', 'user.name', 'Rédactrice');
  git(root, 'config', 'user.email', 'redaction@exemple.test');
  git(root, 'remote', 'add', 'origin', bare);
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'The site');
  git(root, 'push', '--quiet', '-u', 'origin', 'main');
  git(colleague, 'clone', '--quiet', bare, '.');
  return { root, bare, colleague };
}

/** Gives a page another description. */
function rename(file: string, description: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: .*$/m, `description: ${description}`));
}

/** The development server of a project, until the tests end; what it has printed. */
function serve(root: string): () => string {
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
  return () => text;
}

/** Begins to publish, once a server takes it. */
function publish(workshop: string): Promise<unknown> {
  return until(async () => (await ask(workshop, publicationApi.publish, 'POST', {}))?.ok);
}

/** Asks as the workshop's page does; undefined while nobody answers. */
async function ask(workshop: string, path: string, method: string, data?: object): Promise<Response | undefined> {
  try {
    const page = await (await fetch(workshop)).text();
    const token = new RegExp(`<meta name="${TOKEN}" content="([^"]+)">`).exec(page)?.[1] ?? '';
    const headers = { [TOKEN]: token, ...(data && { 'content-type': 'application/json' }) };
    return await fetch(new URL(path, workshop), { method, headers, ...(data && { body: JSON.stringify(data) }) });
  } catch {
    return undefined;
  }
}

async function until<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) {
    const value = await read();
    if (value) return value;
  }
  throw new Error('it never came');
}

test.run();
