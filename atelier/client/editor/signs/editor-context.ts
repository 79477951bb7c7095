import { Facet } from '@codemirror/state';
import type { EditorContext } from '../services.ts';

const NONE: EditorContext = {
  firstLine: 1,
  choices: { pages: [], pictures: [], downloads: [] },
  callOuts: {},
  blocks: [],
  slots: [],
  variables: {},
  valueSources: {},
  valueNames: {},
};

/** Of an editor's state; commands and completions read it there. */
export const editorContext = Facet.define<EditorContext, EditorContext>({ combine: ([last]) => last ?? NONE });
