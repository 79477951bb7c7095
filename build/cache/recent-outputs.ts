import { hashOf } from '../platform/hash.ts';

/**
 * The outputs of steps that this process has found or made, by key: a server that builds again finds the same objects again, and what was worked
 * out from them. Those that a run has not used are let go. They are shared: nobody changes them.
 */
export class RecentOutputs {
  private current = new Map<string, unknown>();
  private previous = new Map<string, unknown>();

  get(key: string): unknown {
    const hash = hashOf(key);
    const output = this.current.get(hash) ?? this.previous.get(hash);
    this.current.set(hash, output);
    return output;
  }

  set(key: string, output: unknown): void {
    this.current.set(hashOf(key), output);
  }

  endRun(): void {
    this.previous = this.current;
    this.current = new Map();
  }
}
