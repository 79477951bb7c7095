import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WorkshopHost } from './workshop-host.ts';

/**
 * The writers' workshop as the development server knows it: an application beside the generator, which the command line hands over.
 * Without one, `dev` serves the site alone.
 */
export interface WorkshopPlugin {
  /** Path below which it answers at both origins: `/__atelier/`. */
  path: string;
  /** Fragment of its page that opens a content file, at a place where one is named. */
  fragmentOf(place: FilePlace): string;
  open(host: WorkshopHost, serving: WorkshopServing): Workshop;
}

/** A place in a content file; `path` counts from the project's root. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

/** Two, so that a script of the site's pages can neither write a file nor read what is kept of unsaved texts: `http://localhost:4173`. */
export interface Origins {
  workshop: string;
  site: string;
}

/** How the workshop is served. */
export interface WorkshopServing {
  /** The stream of events that follow each build: its address, and what answers there. */
  builds: { address: string; listen: Respond<void> };
  /** Where the workshop and the site answer, once both do. */
  origins: () => Promise<Origins>;
}

type Respond<Value> = (request: IncomingMessage, response: ServerResponse) => Value;

/** What answers at each of the two origins. Neither rejects. */
export interface Workshop {
  /** All that is asked at the workshop's own. */
  own: Respond<Promise<void>>;
  /** What is asked below the workshop's path at the site's: pages that run the site's scripts, and none that writes. */
  atSite: Respond<Promise<void>>;
  /** Resolves once nothing is being published any more; nothing is begun from then on. Undefined where nothing was. */
  close(): Promise<void> | undefined;
}
