import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderBelow, linkPackages } from '../../../support/project-copy.ts';
import { projectRoot } from '../../../support/project-root.ts';

const test = suite('A clone that another agency adopts');

/** A name twice as long, other colours, few articles, no calculator, below a folder. */
const ANSWERS = `reglages:
  marque: Atelier du Grand Large
  adresse: https://large.example/depot
  email: bonjour@large.example
  telephone: "+33 2 61 91 42 17"
  adressePostale: { rue: 3 quai des Marées, codePostal: "29200", ville: Brest }
  presentation: "Nous relions vos outils et automatisons vos tâches répétitives. À Brest, pour les PME de tous les secteurs."
  couleurs: { fond: "#101418", boutons: "#9be28f", liens: "#e8a7ff" }
blocs: []
`;

/** Tests that go through the content, the settings, the colours or what documents name. */
const TESTS = [
  ...['site/', 'src/', 'workbooks/', 'build/cli/adopt', 'documentation.'],
  ...['browser/pages.test', 'browser/layout', 'browser/menu', 'browser/article-page'],
];
const LEFT_OUT = /\.long\.|site\/(?:reproducible|unpublished|redacted|privacy)/;

test('is refused while git could not take it back, is agreed to before it is written, and leaves check and tests green', () => {
  const clone = cloneOf();
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8', env: ENV });
  const adopt = (...args: string[]) => run('build/cli/start.js', 'adopt', '--reponses', 'reponses.yml', ...args);
  writeFileSync(join(clone, 'reponses.yml'), answers(clone));
  assert.is(adopt('--oui').status, 2, 'a file that git does not know');
  commit(clone);
  assert.match(adopt().stdout, '--oui');
  assert.is(git(clone, 'status', '--porcelain'), '');
  const done = adopt('--oui');
  assert.is(done.status, 0, done.stderr);
  assert.match(done.stdout, 'content/pages/cgv.md', 'what the agency is to read again');
  commit(clone);
  for (const [tool, ...args] of CHECKS) {
    const { status, stdout, stderr } = run(join(clone, 'node_modules', tool ?? ''), ...args);
    assert.is(status, 0, `${tool}: ${stdout}${stderr}`);
  }
  const files = run('--import', 'tsx', 'test/run.ts', ...testsOf(clone));
  assert.is(files.status, 0, files.stdout.slice(-20_000));
  assert.match(files.stdout, /Passed: +\d{3}/);
});

test.run();

/** What `npm run check` starts. */
const CHECKS = [
  ['typescript/bin/tsc'],
  ['@biomejs/biome/bin/biome', 'check'],
  ['knip/bin/knip.js'],
  ['../build/cli/start.js', 'check'],
];

/** Without what this run tells its own tests. */
const { TEST_CONTENT: _content, TEST_WORKER: _worker, ...ENV } = process.env;

/** Three articles stay, whichever they are. */
function answers(clone: string): string {
  const names = readdirSync(join(clone, 'content/blog')).filter((name) => name.endsWith('.md'));
  const articles = names.slice(0, 3).map((name) => name.replace(/\.md$/, ''));
  return `${ANSWERS}articles: [${articles.join(', ')}]\n`;
}

function testsOf(clone: string): string[] {
  const names = readdirSync(join(clone, 'test'), { recursive: true, encoding: 'utf8' });
  return names.filter(
    (name) => name.endsWith('.test.ts') && TESTS.some((part) => name.startsWith(part)) && !LEFT_OUT.test(name),
  );
}

/** The project as it is now, under a git of its own, with its packages. */
function cloneOf(): string {
  const clone = folderBelow('clone-');
  const tracked = git(projectRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const name of tracked.filter(Boolean)) cpSync(join(projectRoot, name), join(clone, name));
  git(clone, 'init', '--quiet');
  commit(clone);
  linkPackages(clone);
  return clone;
}

function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=Essai', '-c', 'user.email=essai@example.com', 'commit', '--quiet', '--message', 'x');
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 100_000_000 });
}
