import type { StartStrategy } from './strategy.ts';

/** Safari has no idle callback: a short delay takes its place. */
export const idle: StartStrategy = (_island, wake) => {
  if ('requestIdleCallback' in window) requestIdleCallback(wake);
  else setTimeout(wake, 200);
};
