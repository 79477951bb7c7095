import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectCopy } from '../support/project-copy.ts';
import { projectRoot, realSite } from '../support/real-site.ts';
import { treeOf } from '../support/tree.ts';

const test = suite('Reproducible builds');

/** Where the day is another one, z stands before t, and i has no dot. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8', LANG: 'tr_TR.UTF-8' };

test('another folder, time zone and language, and the compiled generator, make the same files with the same bytes', async () => {
  const copy = projectCopy('some/folders/deeper');
  const build = ['build/start.js', 'build', '--no-compress', '--quiet'];
  await promisify(execFile)(process.execPath, build, { cwd: copy, env: { ...process.env, ...ELSEWHERE } });
  const [here, there] = [treeOf((await realSite()).dir), treeOf(join(copy, 'dist'))];
  assert.equal(Object.keys(there), Object.keys(here));
  assert.equal(
    Object.keys(here).filter((path) => here[path] !== there[path]),
    [],
  );
});

test('nothing is sorted or written by the language or the time zone of the machine', () => {
  const byMachine =
    /\.localeCompare\(|\.toLocale\w+\(\)|Intl\.\w+\((?!'|language\))|\.get(?:Timezone|Hours|Date|Day|Month|FullYear)\w*\(/;
  const code = ['build', 'src'].flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  assert.ok(code.length > 0);
  assert.equal(
    code.filter((file) => byMachine.test(readFileSync(join(projectRoot, file), 'utf8'))),
    [],
  );
});

test.run();
