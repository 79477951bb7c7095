import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert, suite } from '../suite.ts';
import { projectCopy } from '../support/project-copy.ts';
import { realSite } from '../support/real-site.ts';
import { treeOf } from '../support/tree.ts';

const test = suite('Reproducible builds of the real site');

const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8', LANG: 'tr_TR.UTF-8' };

test('another folder, time zone and language make the same files with the same bytes', async () => {
  const copy = projectCopy('some/folders/deeper');
  const build = ['--import', 'tsx', 'build/cli/cli.ts', 'build', '--no-compress', '--quiet'];
  await promisify(execFile)(process.execPath, build, { cwd: copy, env: { ...process.env, ...ELSEWHERE } });
  const [here, there] = [treeOf((await realSite()).dir), treeOf(join(copy, 'dist'))];
  assert.equal(Object.keys(there), Object.keys(here));
  const different = Object.keys(here).filter((path) => here[path] !== there[path]);
  assert.equal(different, []);
});
