import type { FilePlace } from '../../../build/contract/workshop-plugin.ts';
import type { Content } from '../use-content.ts';

/** What the page of a file is handed. */
export interface DocumentPageProps {
  place: FilePlace;
  content: Content;
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
  /** The file has another name now, for which these others were changed. */
  onRenamed(changed: readonly string[]): void;
}
