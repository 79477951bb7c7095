import { useEffect, useEffectEvent } from 'react';
import { BUILDS } from '../api.ts';

const listeners = new Set<() => void>();
let events: EventSource | undefined;

/**
 * Has it called at once, after each build, and when the server is there again. All of the page share one connection, and a page that nobody sees
 * has none: a browser gives a server six, and a question that finds none free waits for ever.
 */
export function useBuildEnd(onEnd: () => void): void {
  const called = useEffectEvent(onEnd);
  useEffect(() => {
    const listener = () => called();
    listeners.add(listener);
    // A connection that is made anew brings a message by itself.
    if (events?.readyState === EventSource.OPEN) listener();
    else if (!events) connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) connect();
    };
  }, []);
}

function connect(): void {
  events?.close();
  const address = document.querySelector(`meta[name="${BUILDS}"]`)?.getAttribute('content');
  const isWanted = address && listeners.size > 0 && !document.hidden;
  events = isWanted ? new EventSource(address) : undefined;
  events?.addEventListener('message', () => {
    for (const listener of [...listeners]) listener();
  });
}

document.addEventListener('visibilitychange', connect);
