import { isolateHistory } from '@codemirror/commands';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fromDom } from 'hast-util-from-dom';
import { workshopText as words } from '../../../../diagnostics/messages/workshop-text.fr.ts';
import { nodeAround } from '../edits/edit.ts';
import { pastedMarkdown } from './pasted-markdown.ts';

/** What is pasted from Word, a web page and the like comes in as Markdown, in one step of undoing; with Shift, and into code, as plain text. `say`: is told what was left out. */
export function cleanPaste(say: (words: string) => void): Extension {
  let isPlain = false;
  return EditorView.domEventHandlers({
    keydown(event) {
      isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
      return false;
    },
    paste(event, view) {
      const html = event.clipboardData?.getData('text/html') ?? '';
      const plain = event.clipboardData?.getData('text/plain') ?? '';
      if (isPlain || html === '' || isCode(view.state, event.clipboardData)) return false;
      const { text, leftOut } = pastedMarkdown(fromDom(new DOMParser().parseFromString(html, 'text/html').body));
      // A text that has no form of its own may be Markdown that somebody copied.
      if (text === '' || flat(text) === flat(plain)) return false;
      event.preventDefault();
      view.dispatch(pasted(view.state, text));
      say(words.pasted(leftOut));
      return true;
    },
  });
}

/** Editors of code bring its colours along. */
function isCode(state: EditorState, clipboard: DataTransfer | null): boolean {
  const { from, to } = state.selection.main;
  return (
    clipboard?.types.includes('vscode-editor-data') === true ||
    nodeAround(state, from, to, 'FencedCode', 'InlineCode') !== undefined
  );
}

function flat(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text in the place of the selection: some words in their line, blocks apart from what is around them. */
export function pasted(state: EditorState, text: string): TransactionSpec {
  const { from, to } = state.selection.main;
  const isInLine = !text.includes('\n') && !/^(?:#{1,6} |[-*+] |\d+[.)] |> |\|)/.test(text);
  const before = state.sliceDoc(Math.max(0, from - 2), from);
  const after = state.sliceDoc(to, to + 2);
  const isWithin = state.doc.lineAt(from).text.trim() !== '' && from > state.doc.lineAt(from).from;
  const gapBefore = from === 0 || before === '\n\n' || before === '\n' ? '' : isWithin ? '\n\n' : '\n';
  const gapAfter = after.startsWith('\n\n') || after === '' ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = isInLine ? text : gapBefore + text + gapAfter;
  return {
    changes: { from, to, insert },
    selection: { anchor: from + (isInLine ? insert.length : gapBefore.length + text.length) },
    scrollIntoView: true,
    userEvent: 'input.paste',
    annotations: isolateHistory.of('full'),
  };
}
