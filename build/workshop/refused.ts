import { workshopFiles as words } from '../messages/workshop-files.fr.ts';
import { explainFault } from '../system/system-errors.ts';
import type { Refusal } from './api.ts';

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
export function written<Value>(path: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Not of the draft that lies beside it meanwhile.
    const reason = explainFault(error instanceof Error ? Object.assign(error, { path, dest: path }) : error);
    throw reason === undefined ? error : new Refused(507, words.notWritten(reason));
  }
}
