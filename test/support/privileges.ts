import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

/** Does the work as somebody who may not read everything, where the tests run as root; the folder is opened to them. */
export async function withoutPrivileges<Value>(folder: string, work: () => Promise<Value> | Value): Promise<Value> {
  if (process.geteuid?.() !== 0) return work();
  chmodSync(folder, 0o777);
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** Some systems do not let a test mount anything. */
export function mayMount(): boolean {
  return spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

/** Runs a program among mounts that vanish with it: `script` is the shell's, with the arguments as $1, $2 … */
export function amongMounts(script: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('unshare', ['-rm', 'sh', '-ec', script, 'sh', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
