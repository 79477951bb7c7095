import { explainFault } from '../diagnostics/explain-fault.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';

/** A reason with advice, both in French. */
export interface Refusal {
  message: string;
  hint: string;
}

export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

export function writeOrRefuse<Value>(path: string, work: () => Value): Value {
  return orRefuse(path, work, messages.notWritten);
}

export function reachOrRefuse<Value>(path: string, work: () => Value): Value {
  return orRefuse(path, work, messages.notReached);
}

/** Runs work on a file. An error of the system becomes a refusal, made from the sentence that explains it. */
export function orRefuse<Value>(path: string, work: () => Value, refusal: (reason: string) => Refusal): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The error names the file by the path that writers know.
    const reason = explainFault(error instanceof Error ? Object.assign(error, { path, dest: path }) : error);
    throw reason === undefined ? error : new Refused(507, refusal(reason));
  }
}
