import { execFile } from 'node:child_process';

/** Milliseconds after which git is stopped; a repository may be on a slow network. */
const TIMEOUT_MS = 10_000;

/** Options that disable programs and prompts of a repository's or user's configuration. */
const QUIET =
  '--no-pager --literal-pathspecs -c core.fsmonitor=false -c core.hooksPath=/dev/null -c protocol.allow=never'.split(
    ' ',
  );

/** Returns git's output; undefined for a failure, a timeout or more than `limit` bytes. Names from outside must follow `--` in `args`. */
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

/** Returns the environment without variables by which a hook that started this process would point git to another repository. */
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
