import type { StartStrategy } from './strategy.ts';

/** Nothing to watch for: the held events wake the island. */
export const interaction: StartStrategy = () => {};
