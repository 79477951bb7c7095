import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderWith } from './support/folder.ts';
import { projectRoot } from './support/project-root.ts';
import { read } from './support/source-files.ts';

const test = suite('Files that open the workshop');

const { scripts } = JSON.parse(read('package.json'));
const COMMANDS = 'calls.txt';

interface Machine {
  /** Exit code of `node`, which is asked whether it is new enough; without it there is none. */
  node?: number;
  npm?: number;
  /** Days since the packages and the list of them were written. */
  installed?: number;
  listed?: number;
}

/** Opens the workshop in a project of its own, on a machine whose Node only takes notes. */
function opened({ node, npm = 0, installed, listed = 1 }: Machine) {
  const root = folderWith({ 'package-lock.json': '{}' });
  for (const folder of ['atelier', 'bin', 'node_modules']) mkdirSync(join(root, folder));
  copyFileSync(join(projectRoot, 'atelier/Atelier.command'), join(root, 'atelier/Atelier.command'));
  const program = (name: string, code: number, notes = '') => {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${notes}\nexit ${code}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  };
  if (node !== undefined) program('node', node);
  program('npm', npm, `echo "$@" >> "${join(root, COMMANDS)}"`);
  writeFileSync(join(root, COMMANDS), '');
  aged(join(root, 'package-lock.json'), listed);
  if (installed !== undefined) aged(join(root, 'node_modules/.package-lock.json'), installed);
  const PATH = `${join(root, 'bin')}:${pathOf('dirname')}`;
  const { status, stdout } = spawnSync('/bin/sh', [join(root, 'atelier/Atelier.command')], {
    env: { PATH },
    input: '\n',
    encoding: 'utf8',
  });
  return { status, stdout, calls: readFileSync(join(root, COMMANDS), 'utf8').trim().split('\n').filter(Boolean) };
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

test('a machine without Node, or with one that is too old, is told where to get it, and nothing is run', () => {
  for (const machine of [{}, { node: 1 }]) {
    const { status, stdout, calls } = opened(machine);
    assert.equal([status, calls], [1, []]);
    assert.match(stdout, 'https://nodejs.org/');
  }
});

test('packages are installed where they are missing or older than the list of them, and the workshop follows', () => {
  const calls = (machine: Machine) => opened({ node: 0, ...machine }).calls.map((call) => call.split(' ')[0]);
  assert.equal(calls({}), ['ci', 'run']);
  assert.equal(calls({ installed: 2, listed: 1 }), ['ci', 'run']);
  assert.equal(calls({ installed: 1, listed: 2 }), ['run']);
});

test('what cannot be installed starts nothing, and says so', () => {
  const { status, stdout, calls } = opened({ node: 0, npm: 1 });
  assert.is(status, 1);
  assert.equal(calls.length, 1);
  assert.is.not(stdout, '');
});

test('the files of all three systems run commands of the project', () => {
  for (const name of ['Atelier.command', 'Atelier.cmd']) {
    const text = read(`atelier/${name}`);
    const [, command = ''] = /npm run --silent (\S+)/.exec(text) ?? [];
    assert.ok(Object.hasOwn(scripts, command), name);
    assert.match(text, 'npm ci', name);
    assert.match(text, 'https://nodejs.org/', name);
  }
  assert.match(read('atelier/Atelier.desktop'), 'Atelier.command');
});

test('Windows gets line ends that its command line reads, and no bracket that would end a block early', () => {
  const text = read('atelier/Atelier.cmd');
  assert.not.match(text, /[^\r]\n/);
  const said = text.split('\r\n').filter((line) => /^ +echo /.test(line));
  assert.ok(said.length > 0);
  const left = said.filter((line) => /[()<>|&%]/.test(line));
  assert.equal(left, []);
});

test.run();
