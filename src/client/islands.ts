import { registry } from '../islands/registry.ts';
import { holdEvents } from './hold-events.ts';
import { idle } from './strategies/idle.ts';
import { interaction } from './strategies/interaction.ts';
import { load } from './strategies/load.ts';
import { media } from './strategies/media.ts';
import type { StartStrategy } from './strategies/strategy.ts';
import { visible } from './strategies/visible.ts';

const strategies: Readonly<Record<string, StartStrategy>> = { idle, interaction, load, media, visible };
const waking = new WeakMap<HTMLElement, Promise<void>>();

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  strategies[island.dataset.when ?? 'load']?.(island, () => wake(island).catch(() => {}));
}
holdEvents(wake);

/** Hydrates an island, once. What fails to load may be tried again. */
function wake(island: HTMLElement): Promise<void> {
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
