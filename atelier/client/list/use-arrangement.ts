import { useState } from 'react';
import { type Arrangement, AS_IT_COMES } from './arrange.ts';

export interface Arranging {
  arrangement: Arrangement;
  /** From 0. */
  page: number;
  arrange(changed: Partial<Arrangement>): void;
  turn(page: number): void;
}

/** How the list was left: whoever comes back from a text finds it so. */
let left: { arrangement: Arrangement; page: number } = { arrangement: AS_IT_COMES, page: 0 };

export function useArrangement(): Arranging {
  const [state, setState] = useState(left);
  const set = (next: typeof left) => {
    left = next;
    setState(next);
  };
  return {
    ...state,
    arrange: (changed) => set({ arrangement: { ...left.arrangement, ...changed }, page: 0 }),
    turn: (page) => set({ ...left, page }),
  };
}
