import type { StartStrategy } from '../islands.ts';

export const load: StartStrategy = (_island, wake) => wake();
