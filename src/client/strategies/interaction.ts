import type { StartStrategy } from '../islands.ts';

/** Nothing to watch for: the held events wake the island. */
export const interaction: StartStrategy = () => {};
