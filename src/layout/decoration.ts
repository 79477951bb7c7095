import { fnv1a } from '../format/hash.ts';

/** A stylesheet of what only decorates: a file of its own, which a page loads after all that it says, and browsers keep. */
export interface Decoration {
  /** From the root, with the hash of what it holds. */
  address: string;
  rules: string;
}

export function decoration(name: string, rules: string): Decoration {
  return { address: `/assets/${name}-${fnv1a(rules).toString(36)}.css`, rules };
}
