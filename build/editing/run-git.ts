import { execFile } from 'node:child_process';

/** Milliseconds after which git is ended: a repository may lie on a slow network. */
const TIMEOUT_MS = 10_000;

/** What a repository's or a user's configuration may have git start or ask for. */
const QUIET = [
  '--no-pager',
  '--literal-pathspecs',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'protocol.allow=never',
];

/**
 * What git prints when it reads a repository; undefined where there is no git, no repository, nothing of that name, more than `limit` bytes, or no answer in time.
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

/** Of a hook or another tool that started this process, git would else take over which repository is meant. */
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
