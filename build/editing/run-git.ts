import { execFile } from 'node:child_process';

/** Generous, as a repository may lie on a slow network. */
const TIMEOUT_MS = 10_000;

/** Options against programs and prompts that a repository's or a user's configuration asks for. */
const QUIET =
  '--no-pager --literal-pathspecs -c core.fsmonitor=false -c core.hooksPath=/dev/null -c protocol.allow=never'.split(
    ' ',
  );

/**
 * Returns the output of git for a repository; undefined without git or a repository, for a failure, for more than `limit` bytes, or after the timeout.
 * Names that come from outside stand behind `--` or `--end-of-options` in `args`.
 */
export function runGit(folder: string, args: readonly string[], limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    execFile(
      'git',
      ['-C', folder, ...QUIET, ...args],
      { encoding: 'buffer', timeout: TIMEOUT_MS, maxBuffer: limit, windowsHide: true, env: environment() },
      (error, printed) => resolve(error ? undefined : printed),
    );
  });
}

/** Leaves out variables by which a hook that started this process would point git to another repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return {
    ...Object.fromEntries(own),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C.UTF-8',
  };
}
