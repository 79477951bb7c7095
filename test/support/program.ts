import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { build } from 'esbuild';
import { folderWith } from './folder.ts';
import { once } from './once.ts';

export type Program = ChildProcessByStdio<Writable, Readable, null>;

/** Starts a program of the fixtures, as often as it is called. It is compiled once: that it starts at once is what many starts need. */
export function program(name: string): (...args: string[]) => Promise<Program> {
  const compiled = once(async () => {
    const outfile = join(folderWith(), 'program.mjs');
    const source = resolve(import.meta.dirname, '../fixtures', name);
    await build({ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm' });
    return outfile;
  });
  return async (...args) =>
    spawn(process.execPath, [await compiled(), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}
