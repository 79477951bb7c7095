import { once } from './once.ts';
import { servedSite } from './served-site.ts';

/** The real site with all that it has not by itself, as `buildFurnishedSite` makes it, once for all tests of a run. */
export const furnishedSite = once(() => servedSite('furnished'));
