import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lock } from '../../../build/publish/lock.ts';
import { eventually } from '../../support/eventually.ts';
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

test('shows its help, and that of each command, and exits 0', async () => {
  const help = await run(['--help']);
  assert.is(help.code, 0);
  assert.is(help.stderr, '');
  for (const command of COMMANDS) {
    assert.match(help.stdout, new RegExp(`^ +${command}\\b`, 'm'));
    const { code, stdout, stderr } = await run([command, '--help']);
    assert.is(code, 0, command);
    assert.is(stderr, '', command);
    assert.match(stdout, /^ +-h, --help\b/m, command);
    assert.not.match(stdout, /\b(?:default|choices|env):/, `no English of the parser's own: ${command}`);
  }
});

test('an unknown command or option, or a value that cannot be, exits 2 and prints nothing on standard output', async () => {
  const misuses = [
    [],
    ['biuld'],
    ['--verbose'],
    ['build', '--verbose'],
    ['build', 'everything'],
    ['build', '--base', 'depot'],
    ['preview', '--port', '80a'],
  ];
  for (const args of misuses) {
    const { code, stdout, stderr } = await run(args);
    assert.is(code, 2, args.join(' '));
    assert.is(stdout, '', args.join(' '));
    assert.is.not(stderr, '', args.join(' '));
    assert.not.match(stderr, /^\s+at /m, `no stack trace for: ${args.join(' ')}`);
  }
});

test('there is nothing to preview before a build: exits 2', async () => {
  const { code, stdout, stderr } = await run(['preview', '--out', join(folderWith(), 'dist')]);
  assert.is(code, 2);
  assert.is(stdout, '');
  assert.is.not(stderr, '');
});

test('mistakes in a text exit 1, each with its place, its line and a caret, and publish nothing', async () => {
  const { content, out, file } = badContent();
  const { code, stdout, stderr } = await run(['build', '--content', content, '--out', out]);
  assert.is(code, 1);
  assert.is(stdout, '');
  const lines = stderr.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${file}:4:7  date-invalide  `));
  assert.is.not(at, -1, stderr);
  assert.equal(lines.slice(at + 1, at + 3), ['  4 | date: 2025-02-30', '    |       ^^^^^^^^^^']);
  assert.not(existsSync(out));
  assert.equal(readdirSync(join(out, '..')), [], 'neither a lock nor a half-written site');
});

test('check finds the same mistakes', async () => {
  const { content, file } = badContent();
  const { code, stderr } = await run(['check', '--content', content]);
  assert.is(code, 1);
  assert.match(stderr, `${file}:4:7  date-invalide  `);
});

test('a content folder that does not exist exits 1 and is named', async () => {
  const content = join(folderWith(), 'absent');
  const { code, stderr } = await run(['check', '--content', content]);
  assert.is(code, 1);
  assert.match(stderr, `${relative(projectRoot, content)}:1:1  dossier-absent  `);
});

test('what --content and --out name counts from the current folder, and so does their default', async () => {
  const folder = folderWith({ 'texts/blog/un-article.md': BAD_ARTICLE });
  const { stderr } = await run(['build', '--content', 'texts', '--out', 'texts'], {}, folder);
  assert.match(stderr, join(folder, 'texts'), 'both are the same folder');
  const elsewhere = await run(['check'], {}, folder);
  assert.is(elsewhere.code, 1, 'never the texts of another folder than the one asked for');
  assert.match(elsewhere.stderr, join(relative(projectRoot, folder), 'content:1:1  dossier-absent'));
});

test('--json prints one JSON value and nothing else, whether or not there are mistakes', async () => {
  const { content, out, file } = badContent();
  const { code, stdout, stderr } = await run(['build', '--json', '--content', content, '--out', out]);
  assert.is(code, 1);
  assert.is(stderr, '');
  const report: { ok: boolean; diagnostics: Record<string, unknown>[] } = JSON.parse(stdout);
  assert.is(report.ok, false);
  const { message: _, hint: __, ...place } = report.diagnostics.find(({ rule }) => rule === 'date-invalide') ?? {};
  assert.equal(place, { severity: 'error', file, line: 4, column: 7, length: 10, rule: 'date-invalide', at: ['date'] });
});

test('builds the site, and says so as it is asked to', async () => {
  const folder = folderWith();
  const out = join(folder, 'dist');
  const [plain, json, quiet] = await Promise.all([
    run(['build', '--out', out], { CI: 'true' }),
    run(['check', '--json']),
    run(['check', '--quiet']),
  ]);
  for (const { code, stderr } of [plain, json, quiet]) assert.is(code, 0, stderr);

  const report: { ok: boolean; pages: number; diagnostics: { severity: string }[] } = JSON.parse(json.stdout);
  assert.ok(report.ok);
  assert.is(json.stderr, '');
  assert.is(quiet.stdout, '');
  assert.is(quiet.stderr === '', report.diagnostics.length === 0, 'warnings are shown all the same');
  assert.match(plain.stdout, `${report.pages} pages`);
  assert.match(plain.stdout, out);
  assert.not.match(plain.stdout + plain.stderr, ESCAPE, 'no colours where there is no terminal');
  assert.is(Object.keys(treeOf(out)).filter((path) => path.endsWith('.html')).length, report.pages);
  assert.equal(readdirSync(folder), ['dist'], 'the lock is given back');
});

test('writes no escape codes for mistakes either, without a terminal or with NO_COLOR', async () => {
  const { content } = badContent();
  const piped = await run(['check', '--content', content], { CI: 'true' });
  const unwanted = await run(['check', '--content', content], { FORCE_COLOR: '1', NO_COLOR: '1' });
  for (const { stdout, stderr } of [piped, unwanted]) {
    assert.is.not(stderr, '');
    assert.not.match(stdout + stderr, ESCAPE);
  }
});

test('a second build into the same folder is refused with exit code 3 while the first lives', async () => {
  const folder = folderWith({ 'dist/.gitkeep': '' });
  const unlock = lock(join(folder, 'dist'));
  const before = treeOf(folder);
  const { code, stdout, stderr } = await run(['build', '--out', join(folder, 'dist')]);
  assert.is(code, 3);
  assert.is(stdout, '');
  assert.match(stderr, String(process.pid));
  assert.equal(treeOf(folder), before);
  unlock();
});

test('an output folder that holds the texts, or something else than a site, is refused with exit code 2', async () => {
  // One folder deeper than a test needs: what is refused here must not be the machine's own folder of temporary files.
  const folder = folderWith({ 'project/content/blog/un-article.md': BAD_ARTICLE, 'notes/notes.txt': 'mine' });
  const content = join(folder, 'project', 'content');
  symlinkSync(content, join(folder, 'link'));
  const before = treeOf(folder);
  for (const out of [
    'project/content',
    'project',
    'link',
    'link/dist',
    'notes',
    'notes/notes.txt',
    'notes/notes.txt/dist',
  ]) {
    const { code, stderr } = await run(['build', '--content', content, '--out', join(folder, out)]);
    assert.is(code, 2, out);
    assert.is(stderr.trimEnd().split('\n').length, 1, stderr);
    assert.equal(treeOf(folder), before, out);
  }
});

for (const [signal, expected] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  test(`${signal} ends a build with code ${expected}, and leaves nothing behind`, async () => {
    const folder = folderWith();
    const child = start(['build', '--out', join(folder, 'dist')]);
    await eventually(() => existsSync(join(folder, '.dist.lock')), true);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    assert.is(code, expected);
    assert.equal(readdirSync(folder), []);
  });
}

test('preview serves what was built until it is stopped, on the port it prints', async () => {
  const out = folderWith({ 'index.html': 'home' });
  const child = start(['preview', '--out', out, '--port', '0']);
  const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const url = /http:\/\/\S+/.exec(String(chunk))?.[0] ?? '';
  assert.is(await (await fetch(url)).text(), 'home');
  child.kill('SIGTERM');
  await once(child, 'exit');
});

/** A content folder of one article, whose date cannot be, and a place to publish it to. */
function badContent(): { content: string; out: string; file: string } {
  const content = folderWith({ 'blog/un-article.md': BAD_ARTICLE });
  return { content, out: join(folderWith(), 'dist'), file: join(relative(projectRoot, content), 'blog/un-article.md') };
}

function start(args: readonly string[], environment: Environment = {}, cwd = projectRoot) {
  const options = [join(projectRoot, 'build/start.js'), ...args];
  const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...environment };
  return spawn(process.execPath, options, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

test.run();
