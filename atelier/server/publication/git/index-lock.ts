import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { addFile } from '../../../../build/contract/editing/write-file.ts';
import { isErrno, isRunning, ownerIn, thisProcess } from '../../../../build/contract/system.ts';

/** Which commit a folder is brought up to, and from which. */
export interface Step {
  head: string;
  commit: string;
}

const step = z.object({ head: z.string().regex(/^[\da-f]+$/), commit: z.string().regex(/^[\da-f]+$/) });

/**
 * The lock by which git programs keep each other from writing an index: a file beside it, which they only ask to be there. Ours says who has it and
 * for which step, so that what a killed publication left is told from the lock of anybody else. The next index is made in a draft under a name of ours.
 */
export class IndexLock {
  readonly draft: string;
  private readonly index: string;

  private constructor(index: string) {
    this.index = index;
    this.draft = draftOf(index);
  }

  /** Takes the lock for a step, with a draft that holds what the index does; undefined while any program has it. */
  static take(index: string, forStep: Step): IndexLock | undefined {
    try {
      addFile(lockOf(index), JSON.stringify({ ...thisProcess(), ...forStep }));
    } catch (error) {
      if (isErrno(error, 'EEXIST')) return undefined;
      throw error;
    }
    return new IndexLock(index).begin();
  }

  /** The lock that a killed publication left, with its draft as it was left; undefined where there is none. It goes on naming its dead owner. */
  static left(index: string): { lock: IndexLock; left: Step } | undefined {
    const left = leftStep(index);
    return left && { lock: new IndexLock(index), left };
  }

  /** Gives the draft what the index holds. */
  begin(): this {
    try {
      copyFileSync(this.index, this.draft);
      return this;
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Puts the draft in the place of the index, where there still is one. */
  settle(): void {
    if (existsSync(this.draft)) renameSync(this.draft, this.index);
  }

  release(): void {
    rmSync(this.draft, { force: true });
    rmSync(lockOf(this.index), { force: true });
  }
}

/** What a publication that runs no more had begun. Its lock on another machine's disk is that machine's to give back. */
function leftStep(index: string): Step | undefined {
  try {
    const text = readFileSync(lockOf(index), 'utf8');
    const owner = ownerIn(text);
    return owner && isRunning(owner) === false ? step.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

function lockOf(index: string): string {
  return `${index}.lock`;
}

function draftOf(index: string): string {
  return `${index}.publication`;
}
