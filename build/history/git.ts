import { execFile } from 'node:child_process';

/** In milliseconds: what a repository's history may take to tell. */
const PATIENCE = 5_000;
const MOST_BYTES = 32 << 20;

/**
 * What git prints in a folder; undefined where there is no git, no repository, no answer in time, or none that git would give.
 * It asks nobody for anything, and writes nothing. `input`: what it reads.
 */
export function git(folder: string, args: readonly string[], input = ''): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const options = {
      timeout: PATIENCE,
      maxBuffer: MOST_BYTES,
      encoding: 'buffer',
      env: { ...process.env, ...QUIET },
    } as const;
    const child = execFile('git', ['-C', folder, ...args], options, (error, output) =>
      resolve(error ? undefined : output),
    );
    // It may end before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

const QUIET = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_PAGER: '' };
