import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Times that the tests without a mutant may take with one: longer, and it hangs. */
const PATIENCE = 4;
const LEAST = 5_000;
/** For loading, building the site and starting a browser. */
const START = 180_000;

/** Runs the tests of one file against one mutant after another, in a process that is replaced when a mutant has spoilt it. */
export class Trial {
  private readonly copy: string;
  private readonly tests: readonly string[];
  private child: ChildProcess | undefined;
  private limit = START;
  /** For the first time in a process, which also builds and starts what the tests need. */
  private firstLimit = START;

  constructor(copy: string, tests: readonly string[]) {
    this.copy = copy;
    this.tests = tests;
  }

  /** Whether the tests pass without any mutant, in a new process and once more. */
  async holds(): Promise<boolean> {
    const start = performance.now();
    if (!(await this.passes(0))) return false;
    const between = performance.now();
    const holds = await this.passes(0);
    this.firstLimit = patience(between - start);
    this.limit = patience(performance.now() - between);
    return holds;
  }

  /**
   * Those of these mutants with which the tests pass; a hanging or a dying process is a test that fails.
   * Where the tests no longer pass without a mutant, one of them left something behind, and each is tried apart.
   */
  async survivors(mutants: readonly number[]): Promise<Set<number>> {
    const surviving = new Set<number>();
    for (const mutant of mutants) if (await this.passes(mutant)) surviving.add(mutant);
    if (!this.child?.connected || (await this.passes(0))) return surviving;
    this.end();
    for (const mutant of mutants)
      if (!surviving.has(mutant) && (await this.survivesFromTheStart(mutant))) surviving.add(mutant);
    return surviving;
  }

  /** Whether the tests pass in a process that has the mutant from its first line on. */
  async survivesFromTheStart(mutant: number): Promise<boolean> {
    const fresh = new Trial(this.copy, this.tests);
    fresh.limit = this.firstLimit;
    fresh.child = await fresh.start(mutant);
    const survives = fresh.child !== undefined && (await fresh.passes(mutant));
    fresh.end();
    return survives;
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async passes(mutant: number): Promise<boolean> {
    const isNew = !this.child?.connected;
    this.child = isNew ? await this.start(0) : this.child;
    const { child } = this;
    if (!child) return false;
    const answer = messageOf(child, isNew ? this.firstLimit : this.limit);
    child.send(mutant);
    const verdict = await answer;
    if (verdict === undefined) this.end();
    return typeof verdict === 'object' && verdict !== null && 'survived' in verdict && verdict.survived === true;
  }

  private async start(atLoad: number): Promise<ChildProcess | undefined> {
    const child = fork(join(this.copy, 'test/mutation/worker.ts'), [this.tests.join(','), String(atLoad)], {
      cwd: this.copy,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, TMPDIR: join(this.copy, 'tmp') },
      stdio: 'ignore',
    });
    if ((await messageOf(child, atLoad === 0 ? START : this.limit)) === 'ready') return child;
    child.kill('SIGKILL');
    return undefined;
  }
}

function patience(milliseconds: number): number {
  return Math.ceil(Math.max(LEAST, PATIENCE * milliseconds));
}

/** What a process says next; undefined when it dies or stays silent. */
async function messageOf(child: ChildProcess, limit: number): Promise<unknown> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(limit)]);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(() => undefined),
    ]);
  } catch {
    return undefined;
  } finally {
    settled.abort();
  }
}
