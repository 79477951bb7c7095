import type { KeyPath } from './content-type.ts';
import type { Unpublished } from './entry.ts';

/** A page that will be written, as plain data. */
export interface PlannedPage {
  contentType: string;
  /** Without trailing slash. */
  path: string;
  /** File below the output folder. */
  output: string;
  props: object;
  /** The content file it is made of, from the project's root, where there is one. */
  source?: string;
  /** Set where it stands for a former address: the path that it leads on to. Such a page is in no list of pages that visitors see. */
  leadsTo?: string;
  /** The field of its file that asks for it. */
  at?: KeyPath;
}

/** A page that will be written once something is published that is held back today. */
export interface UpcomingPage extends Pick<PlannedPage, 'path' | 'output' | 'leadsTo' | 'source' | 'at'> {
  /** Why there is none today; absent where it comes by another page, of which it is the list or a former address. */
  unpublished?: Unpublished;
}
