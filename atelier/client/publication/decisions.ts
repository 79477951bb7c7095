import type { Conflict } from '../../server/publication/publication-api.ts';

type Named = Pick<Conflict, 'path' | 'version'>;

/** What a writer has decided of a conflict: the file of this machine is published, or it is left for later. */
export interface Decision extends Named {
  choice: 'publish' | 'leave';
}

/** What follows from the decisions so far. */
export interface NextStep {
  /** Conflicts that are still to be decided. */
  open: number;
  /** Whether all can be sent now: none is open, and one of them is to be published. */
  publishes: boolean;
  settled: readonly Named[];
  /** Paths of what is left for later. */
  left: readonly string[];
}

export function nextStep(conflicts: readonly Named[], decisions: readonly Decision[]): NextStep {
  const found = conflicts.map((conflict) => decisionOn(conflict, decisions));
  const open = found.filter((decision) => !decision).length;
  const ofChoice = (choice: Decision['choice']) => decisions.filter((one) => one.choice === choice);
  return {
    open,
    publishes: open === 0 && found.some((decision) => decision?.choice === 'publish'),
    settled: ofChoice('publish').map(({ path, version }) => ({ path, version })),
    left: ofChoice('leave').map(({ path }) => path),
  };
}

export function decisionOn({ path, version }: Named, decisions: readonly Decision[]): Decision | undefined {
  return decisions.findLast((one) => one.path === path && one.version === version);
}
