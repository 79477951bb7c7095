import { CommanderError } from 'commander';
import { explainFault } from '../platform/system-errors.ts';
import { frenchDefect, frenchMisuse } from './french.ts';

/** The content or the output is wrong. */
export const FAILED = 1;
/** The call is wrong. */
export const MISUSED = 2;
/** The machine, another build or a defect of ours is in the way. */
export const BROKEN = 3;

/** Ends a command that nothing can go on with, every error in one French sentence. */
export function endExplained(error: unknown): void {
  explain(error);
  process.exit();
}

/** Says why a command stops, and with which code; it may still end what it has begun. */
export function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}

/** The trace of a defect of ours is for those who ask for it. */
function explain(error: unknown): void {
  if (error instanceof CommanderError) {
    const misuse = frenchMisuse(error);
    if (misuse !== undefined) console.error(misuse);
    // Its help, when asked for, is an error to commander too.
    process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
  } else {
    fail(sentenceOf(error), BROKEN);
  }
}

/** What is said of an error that nothing can go on with. */
export function sentenceOf(error: unknown): string {
  return explainFault(error) ?? frenchDefect(error, process.env.SITE_TRACE !== undefined);
}
