import type { StartStrategy } from './strategy.ts';

/** A little before the island scrolls into view. */
export const visible: StartStrategy = (island, wake) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(island);
};
