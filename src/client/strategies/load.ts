import type { StartStrategy } from './strategy.ts';

export const load: StartStrategy = (_island, wake) => wake();
