import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from './suite.ts';
import { linkPackages, projectClone } from './support/project-copy.ts';

const test = suite('Line ends');

/** Git for Windows asks for them when it is installed. */
const WINDOWS = ['-c', 'core.autocrlf=true'];

test('a clone by Git for Windows, which would end lines otherwise, has the same bytes', () => {
  const clone = projectClone(...WINDOWS);
  const files = execFileSync('git', ['-C', clone, 'ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const isOther = (file: string) => {
    const committed = execFileSync('git', ['-C', clone, 'show', `HEAD:${file}`], { maxBuffer: 1e9 });
    const isCommandFile = file.endsWith('.cmd');
    const present = readFileSync(join(clone, file));
    return isCommandFile ? !present.includes('\r\n') : !present.equals(committed);
  };
  const content = files.filter((file) => /^(?:content|static|src|atelier)\//.test(file));
  assert.ok(content.length > 0);
  assert.equal(content.filter(isOther), []);
});

test('such a clone passes check, and builds the same site, even once Notepad has saved its texts', () => {
  const windows = projectClone(...WINDOWS);
  const linux = projectClone();
  for (const clone of [windows, linux]) linkPackages(clone);
  run(windows, '--import', 'tsx', 'test/check.ts');
  const folder = join(windows, 'content');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  for (const name of texts) {
    const file = join(folder, name);
    writeFileSync(file, `\ufeff${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
  }
  const [version, same] = [windows, linux].map((clone) => {
    run(clone, CLI, 'build', '--quiet', '--no-compress');
    return readFileSync(join(clone, 'dist/version.txt'), 'utf8');
  });
  assert.is(version, same);
});

const CLI = 'build/cli/start.js';

function run(clone: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
  assert.is(status, 0, `${args.join(' ')}: ${stdout}${stderr}`);
}
