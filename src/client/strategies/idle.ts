import type { StartStrategy } from './strategy.ts';

/** Where there is no idle callback (Safari), after the page has loaded. */
export const idle: StartStrategy = (_island, wake) => {
  if ('requestIdleCallback' in window) requestIdleCallback(wake);
  else addEventListener('load', () => setTimeout(wake, 200), { once: true });
};
