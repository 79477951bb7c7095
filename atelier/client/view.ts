import type { ComponentType } from 'react';
import type { Content } from './use-content.ts';

/** What each page of the workshop besides a file's own is drawn from. */
export interface ViewProps {
  content: Content;
  /** Has the content read anew. */
  onFiles(): Promise<void>;
}

/** A page of the workshop besides a file's own. */
export interface View {
  /** The fragment that names the page: `#textes`. */
  fragment: string;
  /** What the navigation calls the page. */
  title: string;
  Page: ComponentType<ViewProps>;
}
