import { EditorState, Selection } from 'prosemirror-state';
import { parseMarkdown } from '../../../../build/content/parse/markdown/parser.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { replaceDocument } from '../../../client/editor/model/replace.ts';
import { lineOf, positionOf, writeDocument } from '../../../client/editor/model/to-markdown.ts';
import { readDocument } from '../../../client/editor/model/to-nodes.ts';
import { read } from '../../support/rich-text.ts';

const test = suite('A text that comes from outside');

const TEXT = '\nUn.\n\n- deux\n- trois\n\n\nQuatre.\n## Cinq\nSix.\n\n';

/** A document with the caret before a word, after a text has come for it. */
function bring(before: string, after: string, word: string) {
  const { doc, origins } = read(before);
  let caret = 1;
  doc.descendants((node, at) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (index !== -1) caret = at + index;
  });
  const state = EditorState.create({ doc, selection: Selection.near(doc.resolve(caret)) });
  const fresh = readDocument(after, parseMarkdown(after), origins);
  const next = state.apply(replaceDocument(state, fresh, origins));
  const { $from } = next.selection;
  return {
    text: writeDocument(next.doc, origins),
    back: writeDocument(next.apply(replaceDocument(next, doc, origins)).doc, origins),
    behind: $from.parent.textContent.slice($from.parentOffset),
    state: next,
    origins,
  };
}

test('is written unchanged after any edit, and so is the former text after undo', () => {
  const texts = [
    '',
    '\n',
    TEXT,
    'Un.\n',
    TEXT.replace('Un.', 'Une.'),
    TEXT.replace('\n\n\n', '\n\n'),
    `${TEXT}Sept.`,
    TEXT.slice(4),
  ];
  for (const before of texts)
    for (const after of texts) {
      const { text, back } = bring(before, after, 'trois');
      assert.equal([text, back], [after, before]);
    }
});

test('is edited and written from there on without a changed byte beside', () => {
  const { state, origins } = bring(TEXT, TEXT.replace('Un.', 'Une.'), 'q');
  const edited = state.apply(state.tr.insertText('c'));
  assert.is(writeDocument(edited.doc, origins), TEXT.replace('Un.', 'Une.').replace('Cinq', 'Cincq'));
});

test('each block and item knows its line, after edits too', () => {
  const { doc, origins } = read(TEXT);
  const lines = new Map(TEXT.split('\n').map((line, nth) => [line.replace(/^\W+/, ''), nth + 1]));
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    assert.is(lineOf(doc, origins, at + 1), lines.get(node.textContent), node.textContent);
    const found = positionOf(doc, origins, lines.get(node.textContent) ?? 0);
    assert.is(doc.textBetween(found, at + node.nodeSize, ' ').trim(), node.textContent);
  });
  const state = EditorState.create({ doc });
  const split = state.apply(state.tr.split(2)).doc;
  assert.is(writeDocument(split, origins).split('\n')[lineOf(split, origins, 5) - 1], 'n.');
  assert.is(lineOf(split, origins, split.content.size), lineOf(doc, origins, doc.content.size) + 2);
});
