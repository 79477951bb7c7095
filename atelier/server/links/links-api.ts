import { WORKSHOP } from '../../api.ts';

/** What is asked before a page leaves the site. */
export const linksApi = {
  /** GET `?path=` → `Departure`. */
  departure: `${WORKSHOP}api/links`,
} as const;

/** A place in a text that names another one. */
export interface Linking {
  /** File, from the project's root. */
  path: string;
  line: number;
  column: number;
  /** It names the entry itself, without which it cannot be published, and not its page's address. */
  needs: boolean;
}

/** What follows from a page's leaving the site. */
export interface Departure {
  links: readonly Linking[];
  /** Addresses by which visitors may know its page: none for one that was never published. */
  addresses: readonly string[];
  /** Files whose pages these addresses can lead to. */
  successors: readonly string[];
}
