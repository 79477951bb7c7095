import { once } from './once.ts';

/** The real site, built for visitors and served. Nobody writes into its folder. */
export interface ServedSite {
  /** Where it was published. */
  dir: string;
  /** Without trailing slash. */
  url: string;
}

let ask: (() => Promise<ServedSite>) | undefined;

/** In a run of several workers, one process builds the site for all: says how to ask it. */
export function askForSite(given: () => Promise<ServedSite>): void {
  ask = given;
}

/** The real site as somebody else serves it, or else as this process builds it. */
export const servedSite = once(async (): Promise<ServedSite> => {
  if (ask) return ask();
  const { buildRealSite } = await import('./build-real-site.ts');
  return buildRealSite();
});
