import { explainFault } from '../diagnostics/explain-fault.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';

/** A reason and advice in French. */
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

/** Runs work on a file; an error of the system becomes a refusal. */
export function orRefuse<Value>(path: string, work: () => Value, refusal: (reason: string) => Refusal): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Names the file as writers know it.
    const reason = explainFault(error instanceof Error ? Object.assign(error, { path, dest: path }) : error);
    throw reason === undefined ? error : new Refused(507, refusal(reason));
  }
}
