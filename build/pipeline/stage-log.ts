import { type Diagnostic, hasErrors, type Outcome } from '../contract/diagnostic.ts';

export type Stage =
  | 'compare'
  | 'read'
  | 'media'
  | 'parse'
  | 'validate'
  | 'review'
  | 'plan'
  | 'history'
  | 'bundle'
  | 'generate'
  | 'render'
  | 'pictures'
  | 'alternates'
  | 'hosts'
  | 'check'
  | 'compress'
  | 'publish'
  | 'sizes'
  | 'cache';

/** The diagnostics of a build's stages, and the time that each stage took. */
export class StageLog {
  readonly seconds: Partial<Record<Stage, number>> = {};
  readonly diagnostics: Diagnostic[] = [];
  failed = false;
  private readonly onStage: (stage: Stage) => void;

  constructor(onStage: ((stage: Stage) => void) | undefined = () => {}) {
    this.onStage = onStage;
  }

  /** Runs a stage, collects its diagnostics, and returns its value. */
  async stage<Value>(name: Stage, work: () => Outcome<Value> | Promise<Outcome<Value>>): Promise<Value> {
    this.onStage(name);
    // The zero keeps the order in which stages start, because some run at the same time.
    this.seconds[name] ??= 0;
    const start = performance.now();
    const { value, diagnostics } = await work();
    this.seconds[name] += (performance.now() - start) / 1000;
    // A call takes only so many arguments, so that diagnostics are not spread.
    for (const diagnostic of diagnostics) this.diagnostics.push(diagnostic);
    this.failed ||= hasErrors(diagnostics);
    return value;
  }
}
