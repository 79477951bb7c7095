import type { Chain, Stop } from './diagram.ts';

/** Whether what follows a stop is reached by it: links and ends lead elsewhere, and so may all routes of a step. */
export function leadsOn(stop: Stop): boolean {
  return stop.type === 'step' && (stop.routes.length === 0 || stop.routes.some(({ chain }) => goesOn(chain)));
}

/** Whether what follows a chain is reached by it. */
function goesOn(chain: Chain): boolean {
  const last = chain.at(-1);
  return last === undefined || leadsOn(last);
}
