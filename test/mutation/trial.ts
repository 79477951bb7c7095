import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isErrno } from '../../build/platform/errno.ts';

/** A page that a mutant keeps from showing something is waited for in vain. */
const SECONDS_A_WAIT = '30';

/**
 * Runs files of tests in a copy of the project, in a process of their own, up to the first failure; gives the file that failed, ended its process,
 * or had a test that took longer than the patience, in milliseconds. What tests leave behind lies in the temporary folder.
 */
export async function failureOf(
  copy: string,
  tests: readonly string[],
  patience: number,
  temporary = join(copy, 'tmp'),
): Promise<string | undefined> {
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = fork(join(copy, 'test/mutation/worker.ts'), tests, {
    cwd: copy,
    execArgv: ['--import', 'tsx'],
    env: { ...env, TMPDIR: temporary, PATIENCE: SECONDS_A_WAIT },
    stdio: 'ignore',
    // At the head of a group: the programs that tests start end with it.
    detached: true,
  });
  const end = () => endGroup(child.pid);
  // Before the copy that it runs in is removed.
  process.prependOnceListener('exit', end);
  let [current] = tests;
  let timer = setTimeout(end, patience);
  child.on('message', ({ file }: { file: string }) => {
    current = file;
    clearTimeout(timer);
    timer = setTimeout(end, patience);
  });
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  process.off('exit', end);
  end();
  return code === 0 ? undefined : current;
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // None of them is left.
    if (!isErrno(error, 'ESRCH')) throw error;
  }
}
