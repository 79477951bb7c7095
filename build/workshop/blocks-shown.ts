import type { MarkdownSettings } from '../contract/markdown.ts';
import { workshopBlocks as words } from '../messages/workshop-blocks.fr.ts';
import type { BlockShown } from './api.ts';

/** What writers can put into a text as a whole, to change it there. */
export function blocksShown({ diagram }: MarkdownSettings): BlockShown[] {
  return [{ opening: `:::${diagram.name}`, ...words.diagram(diagram.name, diagram.end) }];
}
