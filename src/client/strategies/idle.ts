import type { StartStrategy } from './strategy.ts';

/** Where there is no idle callback (Safari), after a moment. */
export const idle: StartStrategy = (_island, wake) => {
  if ('requestIdleCallback' in window) requestIdleCallback(wake);
  else setTimeout(wake, 200);
};
