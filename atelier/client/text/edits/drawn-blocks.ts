import { withBlock } from './blocks.ts';
import type { Edit } from './edit.ts';

/** A block with all that it says at first, its title selected. */
export function addDrawnBlock(text: string): Edit {
  const [from, to] = [text.indexOf('[') + 1, text.indexOf(']')];
  return (state) => withBlock(state, text, { from, to });
}
