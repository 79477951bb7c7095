import { explainFault } from '../diagnostics/explain-fault.ts';
import { contentFiles as messages } from '../diagnostics/messages/content-files.fr.ts';

/** A reason and advice, in French, for something that is not done. */
export interface Refusal {
  message: string;
  hint: string;
}

/** Ends a request, which is answered by this refusal. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Runs work that writes a file; an error of the system becomes a refusal that names the file. */
export function writeOrRefuse<Value>(path: string, work: () => Value): Value {
  return orRefuse(path, work, messages.notWritten);
}

/** Runs work that looks for a file, likewise: a folder above may be closed, or the name too long for the disk. */
export function reachOrRefuse<Value>(path: string, work: () => Value): Value {
  return orRefuse(path, work, messages.notReached);
}

/** Runs work on a file; an error of the system becomes a refusal, made of a sentence that explains it. */
export function orRefuse<Value>(path: string, work: () => Value, refusal: (reason: string) => Refusal): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The sentence names the file as writers know it, neither the draft beside it nor an absolute path.
    const reason = explainFault(error instanceof Error ? Object.assign(error, { path, dest: path }) : error);
    throw reason === undefined ? error : new Refused(507, refusal(reason));
  }
}
