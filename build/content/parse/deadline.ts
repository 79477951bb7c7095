import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { createContext, Script } from 'node:vm';
import type { Position } from '../../diagnostics/diagnostic.ts';

/** Runs work and gives what it returns; undefined where it took too long. */
export type Deadline = <Value>(milliseconds: number, work: () => Value) => { value: Value } | undefined;

/** The clock runs somewhat longer than the work may take, so that work stopped by the clock has had its processor time. */
const CLOCK_MARGIN = 1.25;
/** Work that the clock stopped before it had its processor time is started again with this many times more of the clock, at least and at most. */
const [LEAST_LONGER, MOST_LONGER] = [2, 16];

/**
 * Runs synchronous work and stops it after so many milliseconds of processor time. The clock alone would refuse sound texts on a busy machine,
 * so work that took more is refused even if it finished, and work that had to wait for the processor is run again:
 * it must change nothing but what it returns. What the work throws is thrown on.
 */
export function withinTime<Value>(
  milliseconds: number,
  work: () => Value,
  /** Milliseconds of processor time that this process has used so far. */
  processorTime: () => number = processorTimeOfProcess,
): { value: Value } | undefined {
  let clock = milliseconds * CLOCK_MARGIN;
  for (;;) {
    const before = processorTime();
    const outcome = withinClockTime(Math.ceil(clock), work);
    const taken = processorTime() - before;
    if (taken > milliseconds) return undefined;
    if (outcome) return outcome;
    const needed = (milliseconds * CLOCK_MARGIN) / Math.max(taken, 1);
    clock *= Math.min(MOST_LONGER, Math.max(LEAST_LONGER, needed));
  }
}

function processorTimeOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const script = new Script('work()');
const context = createContext({});

/** V8 stops whatever the script has called when the time is up, regular expressions too, without a thread or a copy of the data. */
function withinClockTime<Value>(milliseconds: number, work: () => Value): { value: Value } | undefined {
  ensureDescriptors();
  context.work = work;
  try {
    return { value: script.runInContext(context, { timeout: milliseconds }) };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    context.work = undefined;
  }
}

/** What V8's clock opens: a loop of its own, with what wakes it. */
const DESCRIPTORS = 6;

/** Throws the system's error where no more files can be opened: Node itself would end there, without a word. */
function ensureDescriptors(): void {
  const opened: number[] = [];
  try {
    while (opened.length < DESCRIPTORS) opened.push(openSync(devNull, 'r'));
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/**
 * Guesses which line of a text keeps a parser busy: the one with the most punctuation and indent, in the paragraph that has the most
 * lines, punctuation and indent.
 */
export function densestLine(text: string): Position {
  let best = NOTHING;
  let paragraph = 0;
  let heaviest = NOTHING;
  text.split('\n').forEach((content, index) => {
    if (BETWEEN_PARAGRAPHS.test(content)) {
      [paragraph, heaviest] = [0, NOTHING];
      return;
    }
    const weight = weightOf(content);
    paragraph += 1 + weight;
    if (weight > heaviest.weight) heaviest = { weight, line: index + 1, length: content.length };
    if (paragraph > best.weight) best = { ...heaviest, weight: paragraph };
  });
  return { line: best.line, column: 1, length: Math.max(1, best.length) };
}

interface Weighed {
  weight: number;
  line: number;
  length: number;
}

const NOTHING: Weighed = { weight: -1, line: 1, length: 1 };
const BETWEEN_PARAGRAPHS = /^\s*(?:---\s*)?$/;

function weightOf(line: string): number {
  const indent = line.length - line.trimStart().length;
  return indent + line.replace(/[\p{L}\p{N}\s]/gu, '').length;
}
