import { Facet } from '@codemirror/state';
import type { TextProps } from '../document/seats.ts';

/** What a text may name, and where in its file it begins. */
export type Surroundings = Pick<TextProps, 'firstLine' | 'choices' | 'callOuts' | 'blocks' | 'slots' | 'variables'>;

const NONE: Surroundings = {
  firstLine: 1,
  choices: { pages: [], pictures: [], downloads: [] },
  callOuts: {},
  blocks: [],
  slots: [],
  variables: {},
};

/** Of an editor's state; commands and completions read it there. */
export const surroundings = Facet.define<Surroundings, Surroundings>({ combine: ([last]) => last ?? NONE });
