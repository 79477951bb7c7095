import { useEffect, useEffectEvent } from 'react';
import { BUILDS } from '../api.ts';

/** Has it called after each build, and once the server is there again. A page that nobody sees does not listen: a browser has six connections to a server. */
export function useBuildEnd(onEnd: () => void): void {
  const called = useEffectEvent(onEnd);
  useEffect(() => {
    const address = document.querySelector(`meta[name="${BUILDS}"]`)?.getAttribute('content');
    if (!address) return;
    let events: EventSource | undefined;
    const listen = () => {
      events?.close();
      events = document.hidden ? undefined : new EventSource(address);
      events?.addEventListener('message', () => called());
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      events?.close();
    };
  }, []);
}
