import { contentFiles as words } from '../../diagnostics/messages/content-files.fr.ts';
import { Refused } from './refused.ts';

/** A change of one file. */
export interface Step {
  /** From the project's root, with `/`. */
  path: string;
  /** Makes the change, and returns what takes it back. Both throw where the system refuses. */
  run(): () => void;
}

/**
 * Makes all changes, in their order; where one is refused, those before it are taken back, each whatever becomes of the others: what cannot be
 * taken back is named. Throws `Refused`.
 */
export function allOrNothing(steps: readonly Step[]): void {
  const undo: { path: string; back: () => void }[] = [];
  try {
    for (const { path, run } of steps) undo.push({ path, back: run() });
  } catch (error) {
    const stuck = undo.reverse().filter((step) => !isUndone(step));
    if (stuck.length === 0) throw error;
    const reason = error instanceof Refused ? error.message : '';
    const paths = stuck.map(({ path }) => path);
    throw new Refused(507, words.halfDone(paths, reason));
  }
}

function isUndone({ back }: { back: () => void }): boolean {
  try {
    back();
    return true;
  } catch {
    return false;
  }
}
