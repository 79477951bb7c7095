import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../support/at-end.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import type { Command } from './builders/builder.ts';
import { median, timed } from './timed.ts';

/** The median of something that a person waits for. */
export interface Wait {
  what: string;
  /** Milliseconds. */
  median: number;
}

/** A copy of the project whose output and caches are its own; removed after the run. Its packages are the project's. */
export function ownCopy(): string {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(projectRoot, '.cache/bench-site-'));
  atEnd(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  for (const name of ['build', 'src', 'static', 'package.json', 'tsconfig.json'])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  cpSync(contentFolder, join(copy, 'content'), { recursive: true });
  return copy;
}

/** This project's own commands, each run this often, and what of their time is not ours. */
export async function commandWaits(copy: string, runs: number): Promise<Wait[]> {
  writeFileSync(join(copy, 'empty.js'), '');
  const build = { file: 'npm', args: ['run', 'build'], cwd: copy };
  const node = (...args: string[]) => ({ file: process.execPath, args, cwd: copy });
  const forget = () => {
    for (const made of ['dist', '.cache']) rmSync(join(copy, made), { recursive: true, force: true });
  };
  return [
    await waitOf('npm run build, cold', build, runs, forget),
    await waitOf('npm run build, unchanged', build, runs),
    await waitOf('npm itself (npm run)', { file: 'npm', args: ['run'], cwd: copy }, runs),
    await waitOf('build/cli.ts --help', node('--import', 'tsx', 'build/cli.ts', '--help'), runs),
    await waitOf('Node itself (an empty file)', node('empty.js'), runs),
  ];
}

async function waitOf(what: string, command: Command, runs: number, before = () => {}): Promise<Wait> {
  const seconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    before();
    seconds.push((await timed(command)).seconds);
  }
  return { what, median: median(seconds) * 1000 };
}
