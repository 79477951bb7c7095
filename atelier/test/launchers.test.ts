import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert, suite } from '../../test/suite.ts';
import { folderWith } from '../../test/support/folder.ts';
import { projectRoot } from '../../test/support/project-root.ts';
import { read } from '../../test/support/source-files.ts';

const test = suite('Files that open the workshop');

const NOTES = 'notes.txt';

interface Machine {
  /** The installed Node. */
  node?: 'none' | 'old' | 'new';
  /** Exit code of npm; without it there is none. */
  npm?: number | undefined;
  /** Days since the packages and the list of them were written. */
  installed?: number;
  listed?: number;
  /** The process that another window has begun to install in. */
  installing?: number;
}

/** Opens the workshop in a project of its own, where npm and the generator only take notes. */
function opened({ node = 'new', npm, installed, listed = 1, installing }: Machine) {
  const root = folderWith({
    'package-lock.json': '{}',
    'node_modules/tsx/package.json': '{ "type": "module", "exports": "./notes.js" }',
    'node_modules/tsx/notes.js': `import { appendFileSync } from 'node:fs';
      appendFileSync('${NOTES}', process.argv.slice(2).join(' ') + '\\n');
      process.exit();`,
    ...(installing !== undefined && { '.cache/installing': String(installing) }),
    [NOTES]: '',
  });
  for (const folder of ['atelier', 'bin']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['atelier/Atelier.command', 'atelier/open.js'])
    copyFileSync(join(projectRoot, file), join(root, file));
  const program = (name: string, script: string) =>
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  if (node !== 'none') program('node', node === 'old' ? 'exit 1' : `exec "${process.execPath}" "$@"`);
  if (npm !== undefined) program('npm', `echo npm "$1" >> ${NOTES}; exit ${npm}`);
  aged(join(root, 'package-lock.json'), listed);
  if (installed !== undefined) aged(join(root, 'node_modules/.package-lock.json'), installed);
  const { status, stdout, stderr } = spawnSync('/bin/sh', [join(root, 'atelier/Atelier.command')], {
    env: { PATH: `${join(root, 'bin')}:${pathOf('dirname')}` },
    input: '\n',
    encoding: 'utf8',
  });
  const notes = readFileSync(join(root, NOTES), 'utf8').split('\n').filter(Boolean);
  return { status, said: stdout + stderr, notes };
}

function aged(file: string, days: number): void {
  writeFileSync(file, '{}', { flag: 'a' });
  const moment = new Date(Date.UTC(2026, 0, 31 - days));
  utimesSync(file, moment, moment);
}

/** A folder with that program of the machine, and not its Node. */
function pathOf(name: string): string {
  const { stdout } = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  const folder = folderWith();
  writeFileSync(join(folder, name), `#!/bin/sh\nexec ${stdout.trim()} "$@"\n`);
  chmodSync(join(folder, name), 0o755);
  return folder;
}

const START = 'dev --open';

test('a machine without npm or a recent Node is told where to get it, and nothing runs', () => {
  for (const machine of [{ node: 'none', npm: 0 }, {}, { node: 'old', npm: 0 }] as const) {
    const { status, said, notes } = opened(machine);
    assert.equal([status, notes], [1, []]);
    assert.match(said, 'https://nodejs.org/');
  }
});

test('packages are installed if missing or older than the lock file, then the workshop starts', () => {
  const notes = (machine: Machine) => opened({ npm: 0, ...machine }).notes;
  assert.equal(notes({}), ['npm ci', START]);
  assert.equal(notes({ installed: 2, listed: 1 }), ['npm ci', START]);
  assert.equal(notes({ installed: 1, listed: 2 }), [START]);
});

test('what cannot be installed starts nothing, and says so', () => {
  const { status, said, notes } = opened({ npm: 1 });
  assert.equal([status, notes], [1, ['npm ci']]);
  assert.match(said, 'internet');
});

test('a second window leaves a running installation alone, unless that was closed', () => {
  const { status, said, notes } = opened({ npm: 0, installing: process.pid });
  assert.equal([status, notes], [1, []]);
  assert.match(said, 'autre fenêtre');
  const { pid } = spawnSync('/bin/sh', ['-c', 'exit']);
  assert.equal(opened({ npm: 0, installing: pid }).notes, ['npm ci', START]);
});

test('a file that was taken out of its folder says where it belongs', () => {
  const root = folderWith({ 'there/package.json': '{}' });
  copyFileSync(join(projectRoot, 'atelier/Atelier.command'), join(root, 'there/Atelier.command'));
  const { status, stdout } = spawnSync('/bin/sh', [join(root, 'there/Atelier.command')], { encoding: 'utf8' });
  assert.is(status, 1);
  assert.match(stdout, '« atelier »');
});

test('the Linux launcher finds its script beside it, by path and by address', () => {
  const folder = folderWith({ 'L’été à 50 % (1)/Atelier.command': 'echo found' });
  const file = join(folder, 'L’été à 50 % (1)/Atelier.desktop');
  for (const place of [file, pathToFileURL(file).href])
    assert.is(spawnSync('sh', ['-c', desktopScript(), place], { encoding: 'utf8' }).stdout, 'found\n', place);
});

/** Returns the script of `Exec`, without the escapes of a value and of a quoted argument. */
function desktopScript(): string {
  const [, value = ''] = /^Exec=sh -c "(.*)" %k$/m.exec(read('atelier/Atelier.desktop')) ?? [];
  return value.replaceAll(/\\(.)/g, '$1').replaceAll(/\\(.)/g, '$1').replaceAll('%%', '%');
}

test('the files of all systems and the command start the same program', () => {
  const program = /atelier[/\\]open\.js/;
  const { scripts } = JSON.parse(read('package.json'));
  for (const text of [scripts.atelier, read('atelier/Atelier.command'), read('atelier/Atelier.cmd')])
    assert.match(text, program);
});

test('the Windows launcher has its line ends, and no bracket that would end a block early', () => {
  const text = read('atelier/Atelier.cmd');
  assert.not.match(text, /[^\r]\n/);
  const said = text.split('\r\n').filter((line) => /^ +echo /.test(line));
  assert.ok(said.length > 0);
  const left = said.filter((line) => /[()<>|&%]/.test(line));
  assert.equal(left, []);
});
