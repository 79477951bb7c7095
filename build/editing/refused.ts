import { explainFault } from '../diagnostics/explain-fault.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';

/** Why something is not done, in French: what is the matter, and what to do. */
export interface Refusal {
  message: string;
  hint: string;
}

/** Ends a question: it is answered by this refusal. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Does what writes a file; what the machine refuses of it is said of that file, and is no error of ours. */
export function writeOrRefuse<Value>(path: string, work: () => Value): Value {
  return orRefuse(path, work, messages.notWritten);
}

/** Looks for a file likewise: a folder above it may be closed, or its name be longer than the disk takes. */
export function reachOrRefuse<Value>(path: string, work: () => Value): Value {
  return orRefuse(path, work, messages.notReached);
}

/** Does a work on a file; what the machine refuses of it is put into words, with the reason: a sentence with what to do. */
export function orRefuse<Value>(path: string, work: () => Value, refusal: (reason: string) => Refusal): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Not of the draft that lies beside it meanwhile, nor of where the site lies on this machine.
    const reason = explainFault(error instanceof Error ? Object.assign(error, { path, dest: path }) : error);
    throw reason === undefined ? error : new Refused(507, refusal(reason));
  }
}
