import { registry } from '../islands/registry.ts';
import { replayEvents } from './replay-events.ts';

const waking = new WeakMap<HTMLElement, Promise<void>>();

// A little before an island scrolls into view. Others wait for a touch.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) start(target as HTMLElement).catch(() => {});
  },
  { rootMargin: '200px' },
);
for (const island of document.querySelectorAll('[data-when=visible]')) observer.observe(island);
replayEvents(start);

/** Hydrates an island, once. What fails to load may be tried again. */
function start(island: HTMLElement): Promise<void> {
  const started = waking.get(island);
  if (started) return started;
  const load = registry[island.dataset.island as keyof typeof registry];
  const promise = Promise.all([import('./hydrate.tsx'), load()])
    .then(([{ hydrate }, { default: component }]) => hydrate(island, component))
    .catch((error: unknown) => {
      waking.delete(island);
      console.error(error);
      throw error;
    });
  waking.set(island, promise);
  return promise;
}
