import type { TextProps } from '../document/pane-props.ts';

/** The names that a text may use, and its first line in the file. */
export type EditorContext = Pick<
  TextProps,
  'firstLine' | 'choices' | 'callOuts' | 'blocks' | 'slots' | 'variables' | 'valueSources'
>;
