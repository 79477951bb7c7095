import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { build } from 'esbuild';
import { folderWith } from './folder.ts';
import { once } from './once.ts';

export type Program = ChildProcessByStdio<Writable, Readable, null>;

/** A program of the fixtures as plain JavaScript, made once: that it starts at once is what many starts need. */
export function compiled(name: string): () => Promise<string> {
  return once(async () => {
    const outfile = join(folderWith(), 'program.mjs');
    const source = resolve(import.meta.dirname, '../fixtures', name);
    await build({ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm' });
    return outfile;
  });
}

/** Starts a program of the fixtures, as often as it is called. */
export function program(name: string): (...args: string[]) => Promise<Program> {
  const file = compiled(name);
  return async (...args) => spawn(process.execPath, [await file(), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}
