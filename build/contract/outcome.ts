import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What a stage has made, and what it has found on the way. A value that is not there has an error that says why. */
export interface Outcome<Value> {
  value: Value;
  diagnostics: readonly Diagnostic[];
}
