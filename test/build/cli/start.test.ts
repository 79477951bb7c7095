import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOpener, openRunningWorkshop, rememberAddresses } from '../../../build/cli/workshop.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Starting the command line, and the workshop');

test('bundles the sources once, and again when one has changed, whatever its size and time say', () => {
  const root = project();
  const first = `un ${join(root, 'build')} build`;
  assert.is(run(root), first);
  const bundles = readdirSync(join(root, '.cache/cli'));
  assert.is(bundles.length, 1);
  assert.is(run(root), first);
  assert.equal(readdirSync(join(root, '.cache/cli')), bundles);
  writeFileSync(join(root, 'build/said.ts'), 'export const said: string = "du " + import.meta.dirname;');
  utimesSync(join(root, 'build/said.ts'), 0, 0);
  assert.is(run(root), first.replace('un', 'du'));
});

test('bundles packages with them, and again once others are installed', () => {
  const root = project();
  rmSync(join(root, 'node_modules'));
  mkdirSync(join(root, 'node_modules/pack'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'));
  writeFileSync(join(root, 'build/said.ts'), "export { said } from 'pack';");
  // As older packages are written.
  const install = (said: string) => {
    const code = `exports.said = '${said} ' + require('node:path').posix.sep;`;
    writeFileSync(join(root, 'node_modules/pack/package.json'), '{ "name": "pack" }');
    writeFileSync(join(root, 'node_modules/pack/index.js'), code);
    writeFileSync(join(root, 'node_modules/.package-lock.json'), said);
  };
  for (const said of ['un', 'du']) {
    install(said);
    assert.is(run(root), `${said} / build`);
  }
  rmSync(join(root, 'node_modules/pack'), { recursive: true });
  assert.is(run(root), 'du / build');
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

const ADDRESS = 'http://localhost:24173/__atelier/';

test('whoever starts it once more is led to the workshop that runs', async () => {
  const folder = folderWith();
  assert.equal(await openedBy(folder), [], 'nobody knows where it runs');
  rememberAddresses(folder, { site: 'http://localhost:4173/', workshop: ADDRESS });
  assert.equal(await openedBy(folder), [ADDRESS]);
});

test('no other address than one of this machine is handed to the browser', async () => {
  const folder = folderWith();
  rememberAddresses(folder, { site: 'http://localhost:4173/', workshop: ADDRESS });
  for (const other of ['http://evil.example/', 'file:///etc/passwd', `${ADDRESS} --flag`, '--flag', '']) {
    rememberAddresses(folder, { site: other, workshop: other });
    assert.equal(await openedBy(folder), [], other);
  }
});

test('a browser is opened where somebody would see it', () => {
  assert.ok(browserOpener('darwin', {}));
  assert.ok(browserOpener('win32', {}));
  assert.ok(browserOpener('linux', { DISPLAY: ':0' }));
  assert.ok(browserOpener('linux', { WAYLAND_DISPLAY: 'wayland-0' }));
  assert.is(browserOpener('linux', {}), undefined);
  assert.is(browserOpener('darwin', { SSH_CONNECTION: '192.0.2.1 22' }), undefined);
});

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

/** The addresses that a second start leads to. */
async function openedBy(folder: string): Promise<string[]> {
  const opened: string[] = [];
  const known = await openRunningWorkshop(folder, async (address) => opened.push(address) > 0);
  assert.is(known, opened.length > 0);
  return opened;
}
