import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderWith } from '../../support/folder.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Starting the command line');

/** A project whose command line prints what a module says, and where that lies. */
function project(): string {
  const root = folderWith({
    'package.json': '{ "type": "module" }',
    'build/cli/cli.ts':
      "import { said } from '../said.ts';\nconsole.log(said as string, process.argv.slice(2).join());",
    'build/said.ts': 'export const said: string = "un " + import.meta.dirname;',
    'src/site.ts': 'export {};',
  });
  cpSync(join(projectRoot, 'build/cli/start.js'), join(root, 'build/cli/start.js'));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}

function run(root: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'build/cli/start.js'), 'build'], {
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

test('bundles the sources once, and again when one has changed, whatever its size and time say', () => {
  const root = project();
  const first = `un ${join(root, 'build')} build`;
  assert.is(run(root), first);
  const bundles = readdirSync(join(root, '.cache/cli'));
  assert.is(run(root), first);
  assert.equal(readdirSync(join(root, '.cache/cli')), bundles);
  writeFileSync(join(root, 'build/said.ts'), 'export const said: string = "du " + import.meta.dirname;');
  utimesSync(join(root, 'build/said.ts'), 0, 0);
  assert.is(run(root), first.replace('un', 'du'));
});

test('runs the sources as they are where no bundle can be kept', () => {
  const root = project();
  writeFileSync(join(root, '.cache'), 'a file');
  assert.is(run(root), `un ${join(root, 'build')} build`);
});

test('leaves nothing behind of sources that do not compile, whose fault is named', () => {
  const root = project();
  writeFileSync(join(root, 'build/said.ts'), 'export const said = ;');
  assert.match(run(root), /said\.ts/);
  assert.equal(readdirSync(join(root, '.cache/cli')), []);
});

test.run();
