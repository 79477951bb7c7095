import type { StartStrategy } from './strategy.ts';

/** Once the island's media query holds. */
export const media: StartStrategy = (island, wake) => {
  const query = matchMedia(island.dataset.media ?? 'all');
  if (query.matches) wake();
  else query.addEventListener('change', wake, { once: true });
};
