import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { processorOfTree } from '../support/processor-time.ts';

/** A program to run, and where. */
export interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is interrupted, so that it ends its own processes, and counts as failed; none by default. */
  limit?: number;
}

export interface Timed {
  /** Seconds of wall time, from the start of the process to its end. */
  seconds: number;
  /** Seconds of processor time until shortly before its end, which a busy machine changes less; undefined where the system does not tell. */
  processor: number | undefined;
  /** Bytes of memory the process held at most; undefined where the system does not tell. */
  peak: number | undefined;
  stdout: string;
}

/** Interval of memory samples, in milliseconds; the system keeps each process's peak. */
const SAMPLING = 25;

/** Runs a program to its end, alone. Throws when it fails. */
export async function timeCommand({ file, args, cwd, env = {}, limit }: Command): Promise<Timed> {
  const start = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGINT',
  });
  let [peak, processor]: (number | undefined)[] = [];
  const sampling = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
    processor = processorOfTree(child.pid) || processor;
  }, SAMPLING);
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code ?? signal}\n${stdout}${stderr}`);
  return { seconds, processor, peak, stdout };
}

/** The high-water mark of a process's memory, as Linux keeps it (proc(5), VmHWM), in bytes. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
