import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { projectRoot } from './project-root.ts';

/** Runs files of tests in a run of their own, with other content; gives what it printed, and whether all passed. */
export async function nestedRun(
  files: readonly string[],
  content: string,
): Promise<{ passed: boolean; printed: string }> {
  const run = spawn(process.execPath, ['--import', 'tsx', 'test/run.ts', ...files], {
    cwd: projectRoot,
    env: { ...process.env, TEST_CONTENT: content },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, status] = await Promise.all([text(run.stdout), new Promise((resolve) => run.once('close', resolve))]);
  return { passed: status === 0, printed };
}
