import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build/pipeline.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { folderWith } from '../support/folder.ts';
import { projectRoot } from '../support/real-site.ts';
import { treeOf } from '../support/tree.ts';

const test = suite('Reproducible builds');

/** Where the day is another one, z stands before t, and i has no dot. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'et_EE.UTF-8', LANG: 'tr_TR.UTF-8' };

test('another folder, time zone and language make the same files with the same bytes', async () => {
  const [here, there] = [folderWith(), folderWith()].map((folder) => join(folder, 'dist'));
  const code = `const [{ build }, { fixtureSite }, { cleanUp }] = await Promise.all(
    ['build/pipeline.ts', 'test/support/fixture-site.ts', 'test/support/at-end.ts'].map((file) => import('./' + file)));
    await build(fixtureSite(), { production: true, out: ${JSON.stringify(there)} }); await cleanUp();`;
  const options = { cwd: projectRoot, env: { ...process.env, ...ELSEWHERE } };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], options);
  await build(fixtureSite(), { production: true, out: here ?? '' });
  const tree = treeOf(here ?? '');
  assert.ok(Object.keys(tree).length > 3);
  assert.equal(treeOf(there ?? ''), tree);
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
  const wrong = code.filter((file) => byMachine.test(readFileSync(join(projectRoot, file), 'utf8')));
  assert.equal(wrong, []);
});

test.run();
