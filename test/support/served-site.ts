import { once } from './once.ts';

/** A site, built for visitors and served. Nobody writes into its folder. */
export interface ServedSite {
  dir: string;
  /** Without trailing slash. */
  url: string;
}

/** Sites for several test files, built once a run; the building process loads each module. */
export const SITES = {
  real: once(async (): Promise<ServedSite> => (await import('./build-real-site.ts')).buildRealSite()),
  furnished: once(async (): Promise<ServedSite> => (await import('./build-furnished-site.ts')).buildFurnishedSite()),
};

export type SiteName = keyof typeof SITES;

let ask: ((name: SiteName) => Promise<ServedSite>) | undefined;

/** In a run of several workers, one process builds the sites for all: says how to ask it. */
export function askForSites(askParent: (name: SiteName) => Promise<ServedSite>): void {
  ask = askParent;
}

/** A site as somebody else serves it, or else as this process builds it. */
export function servedSite(name: SiteName): Promise<ServedSite> {
  return ask ? ask(name) : SITES[name]();
}

/** The real site with all that it has not by itself, as `buildFurnishedSite` makes it, once for all tests of a run. */
export const furnishedSite = once(() => servedSite('furnished'));
