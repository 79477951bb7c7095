import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assert, suite } from '../../suite.ts';
import { contentCopy } from '../../support/content-copy.ts';
import { folderWith } from '../../support/folder.ts';
import { projectRoot } from '../../support/real-site.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Command line');

const ESCAPE = '\u001b';
const BAD_ARTICLE = '---\ntitre: Un titre\ndescription: Une description.\ndate: 2025-02-30\n---\n\nUn texte.\n';
const COMMANDS = ['build', 'check', 'preview', 'dev'];

type Environment = Record<string, string | undefined>;

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

test('shows its help, and that of a command, and exits 0', async () => {
  const [all, build] = await Promise.all([run(['--help']), run(['build', '--help'])]);
  for (const { code, stdout, stderr } of [all, build]) {
    assert.equal([code, stderr], [0, '']);
    assert.match(stdout, /^ +-h, --help\b/m);
    assert.match(stdout, /^Usage : npm run \S+ -- /m, 'as it is typed');
    assert.not.match(stdout, /\b(?:default|choices|env):/, 'no English of the parser’s own');
  }
  for (const command of COMMANDS) assert.match(all.stdout, new RegExp(`^ +${command}\\b`, 'm'));
});

test('a wrong call, or one for a site that is not there, exits 2 and prints nothing on standard output', async () => {
  const nothing = join(folderWith(), 'dist');
  for (const args of [[], ['biuld'], ['build', '--base', 'depot'], ['preview', '--out', nothing]]) {
    const { code, stdout, stderr } = await run(args);
    assert.equal([code, stdout], [2, ''], args.join(' '));
    assert.is.not(stderr, '', args.join(' '));
    assert.not.match(stderr, /^\s+at /m, `no stack trace for: ${args.join(' ')}`);
  }
});

test('mistakes in a text exit 1, each with its place, its line and a caret, and publish nothing', async () => {
  const { content, out, file } = badContent();
  const colours = { FORCE_COLOR: '1', NO_COLOR: '1' };
  const { code, stdout, stderr } = await run(['build', '--content', content, '--out', out], colours);
  assert.equal([code, stdout], [1, '']);
  const lines = stderr.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${file}:4:7  date-invalide  `));
  assert.is.not(at, -1, stderr);
  assert.equal(lines.slice(at + 1, at + 3), ['  4 | date: 2025-02-30', '    |       ^^^^^^^^^^']);
  assert.equal(readdirSync(join(out, '..')), [], 'neither a lock nor a half-written site');
});

test('check finds the same mistakes; with --json it prints one JSON value and nothing else', async () => {
  const { content, file } = badContent();
  const { code, stdout, stderr } = await run(['check', '--json', '--content', content]);
  assert.equal([code, stderr], [1, '']);
  const report: { ok: boolean; diagnostics: Record<string, unknown>[] } = JSON.parse(stdout);
  assert.is(report.ok, false);
  const { message: _, hint: __, ...place } = report.diagnostics.find(({ rule }) => rule === 'date-invalide') ?? {};
  assert.equal(place, { severity: 'error', file, line: 4, column: 7, length: 10, rule: 'date-invalide', at: ['date'] });
});

test('with --json a call that stops before the content is read prints one JSON value, too', async () => {
  const folder = folderWith({ 'full/own.txt': 'mine' });
  for (const [out, expected] of [
    [join(folder, 'a'.repeat(300)), 3],
    [join(folder, 'full'), 2],
  ] as const) {
    const { code, stdout, stderr } = await run(['build', '--json', '--out', out]);
    assert.is(code, expected);
    const { ok, stopped } = JSON.parse(stdout);
    assert.equal([ok, stopped], [false, stderr.trim()]);
  }
});

test('texts are sought in the current folder, and never in another than the one asked for', async () => {
  const folder = folderWith();
  const { code, stderr } = await run(['check'], {}, folder);
  assert.is(code, 1);
  assert.match(stderr, join(relative(projectRoot, folder), 'content:1:1  dossier-absent'));
});

test('builds the site, and says so as it is asked to', async () => {
  const folder = folderWith();
  const out = join(folder, 'dist');
  const building = (...flags: string[]) => run(['build', '--no-compress', '--out', out, ...flags], { CI: 'true' });
  const plain = await building();
  const json = await building('--json');
  const quiet = await building('--quiet');
  for (const { code, stderr } of [plain, json, quiet]) assert.is(code, 0, stderr);

  const report: { ok: boolean; pages: number; diagnostics: { severity: string }[] } = JSON.parse(json.stdout);
  assert.ok(report.ok);
  assert.is(json.stderr, '');
  assert.is(quiet.stdout, '');
  assert.is(quiet.stderr, '', 'warnings are not shown');
  assert.match(plain.stdout, `${report.pages} pages`);
  assert.match(plain.stdout, out);
  assert.not.match(plain.stdout + plain.stderr, ESCAPE, 'no colours where there is no terminal');
  assert.is(Object.keys(treeOf(out)).filter((path) => path.endsWith('.html')).length, report.pages);
  assert.equal(readdirSync(folder), ['dist'], 'the lock is given back');
});

test('a signal ends a build with its code, and leaves nothing behind', async () => {
  const folder = folderWith();
  const child = start(['build', '--out', join(folder, 'dist')]);
  const ended = once(child, 'exit');
  while (!existsSync(join(folder, '.dist.lock')) && child.exitCode === null) await pause(10);
  child.kill('SIGTERM');
  assert.equal(await ended, [143, null]);
  assert.equal(readdirSync(folder), []);
});

test('preview serves what was built until it is stopped, on the port it prints', async () => {
  const out = folderWith({ 'index.html': 'home' });
  const child = start(['preview', '--out', out, '--port', '0']);
  const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const url = /http:\/\/\S+/.exec(String(chunk))?.[0] ?? '';
  assert.is(await (await fetch(url)).text(), 'home');
  child.kill('SIGINT');
  assert.equal(await once(child, 'exit'), [130, null]);
});

test('a page is added as a draft; a second one of its name is refused', async () => {
  const site = contentCopy();
  const file = join(site.contentDir, 'blog/l-ete.md');
  const made = await run(['new', 'article', "L'été", '--content', site.contentDir]);
  assert.is(made.code, 0, made.stderr);
  assert.match(made.stdout, 'blog/l-ete.md (brouillon)');
  const text = readFileSync(file, 'utf8');
  assert.match(text, "titre: L'été");
  const again = await run(['new', 'article', "L'été", '--content', site.contentDir]);
  assert.equal([again.code, again.stdout], [2, '']);
  assert.match(again.stderr, 'l-ete');
  assert.is(readFileSync(file, 'utf8'), text);
});

test('a call that is wrong is told what to write', async () => {
  const { contentDir } = contentCopy();
  const wrong: [args: string[], told: string][] = [
    [[], 'le type de page'],
    [['article'], 'le titre'],
    [['articel', 'Un titre'], 'Vouliez-vous dire « Article » ?'],
    [['Articles', 'Un titre', '--slug', 'Un nom'], 'un-nom'],
  ];
  for (const [args, told] of wrong) {
    const { code, stderr } = await run(['new', ...args, '--content', contentDir]);
    assert.is(code, 2);
    assert.match(stderr, told);
  }
});

/** A content folder of one article, whose date cannot be, and a place to publish it to. */
function badContent(): { content: string; out: string; file: string } {
  const content = folderWith({ 'blog/un-article.md': BAD_ARTICLE });
  return { content, out: join(folderWith(), 'dist'), file: join(relative(projectRoot, content), 'blog/un-article.md') };
}

function start(args: readonly string[], environment: Environment = {}, cwd = projectRoot) {
  const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...environment };
  const command = [join(projectRoot, 'build/cli/start.js'), ...args];
  return spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function run(args: readonly string[], environment: Environment = {}, cwd = projectRoot): Promise<Outcome> {
  const child = start(args, environment, cwd);
  const outcome = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    outcome.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    outcome.stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...outcome };
}
