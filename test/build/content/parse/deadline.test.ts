import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../../../support/project-root.ts';

const test = suite('Work with a deadline');

const isWindows = process.platform === 'win32';

test('where no file can be opened any more it throws that, and does not take the program with it', () => {
  if (isWindows) return;
  const program = join(projectRoot, 'test/fixtures/use-descriptors.ts');
  const command = 'ulimit -n 200 && exec "$0" --import tsx "$1"';
  const said = execFileSync('sh', ['-c', command, process.execPath, program], { cwd: projectRoot, encoding: 'utf8' });
  assert.is(said, 'EMFILE\n');
});

test.run();
