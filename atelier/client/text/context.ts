import { Facet } from '@codemirror/state';
import type { TextProps } from '../document/pane-props.ts';

/** The names that a text may use, and its first line in the file. */
export type EditorContext = Pick<
  TextProps,
  'firstLine' | 'choices' | 'callOuts' | 'blocks' | 'slots' | 'variables' | 'valueSources'
>;

const NONE: EditorContext = {
  firstLine: 1,
  choices: { pages: [], pictures: [], downloads: [] },
  callOuts: {},
  blocks: [],
  slots: [],
  variables: {},
  valueSources: {},
};

/** Of an editor's state; commands and completions read it there. */
export const editorContext = Facet.define<EditorContext, EditorContext>({ combine: ([last]) => last ?? NONE });
