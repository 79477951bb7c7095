import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { insertions } from '../../../client/text/completion.ts';
import { textLanguage } from '../../../client/text/language.ts';

const test = suite('The list of what can be put in');

/** Returns the options at the end of a line. */
function listedBehind(doc: string, line: number): string[] | undefined {
  const state = EditorState.create({ doc, extensions: textLanguage(false), selection: { anchor: 0 } });
  const { to } = state.doc.line(line);
  const there = state.update({ selection: { anchor: to } }).state;
  return insertions(new CompletionContext(there, to, false))?.options.map(({ label }) => label);
}

test('a slash lists it in a text, and is code in a block of code', () => {
  assert.ok(listedBehind('Avant\n\n/tabl\n', 3)?.includes('Tableau'));
  assert.is(listedBehind('```\n/tabl\n```\n', 2), undefined);
});

test.run();
