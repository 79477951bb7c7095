import { useSyncExternalStore } from 'react';

let reachable = true;
const watchers = new Set<() => void>();

/** Notes whether somebody answered what was asked last. */
export function noteReachable(answered: boolean): void {
  if (answered === reachable) return;
  reachable = answered;
  for (const watcher of watchers) watcher();
}

/** Whether the server answers, which the page says at one place for all that asks it. */
export function useReachable(): boolean {
  return useSyncExternalStore(watch, isReachable);
}

const isReachable = () => reachable;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
