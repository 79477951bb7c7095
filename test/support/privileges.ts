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
