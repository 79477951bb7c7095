import type { Extension } from '@codemirror/state';
import { blockFigures } from './block-figures.ts';
import { textBlocks } from './blocks.ts';
import { caretPlaces } from './caret.ts';
import { pageLook } from './look.ts';
import { linesAsTheyLook } from './signs.ts';
import { throughBlocks } from './through-blocks.ts';

/** Shows a text as its page does: the file's text stays the only state, and what is shown instead of it is decoration. */
export const visibleText: Extension = [textBlocks, caretPlaces, linesAsTheyLook, blockFigures, throughBlocks, pageLook];
