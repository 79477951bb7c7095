import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fromDom } from 'hast-util-from-dom';
import { newFile } from '../../../../build/editing/wordings.ts';
import { workshopPaste as words } from '../../../words/text.fr.ts';
import { nodeAround } from '../edits/edit.ts';
import { addressOf } from '../edits/marks.ts';
import { addPictures, type PictureOptions, picturesOf } from './dropped-pictures.ts';
import { type PastedMarkdown, pastedMarkdown } from './pasted-markdown.ts';
import { type PastedPicture, pictureFiles } from './pasted-pictures.ts';

/**
 * Returns an extension that turns what is pasted from Word, a web page and the like into Markdown, in one step of undoing; its pictures follow. With
 * Shift, and into code, it comes as plain text; into the words of a picture, as one line.
 */
export function cleanPaste(options: PictureOptions): Extension {
  let isPlain = false;
  return EditorView.domEventHandlers({
    keydown(event) {
      isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
      return false;
    },
    paste(event, view) {
      selectPlaceholder(view);
      const html = event.clipboardData?.getData('text/html') ?? '';
      const plain = event.clipboardData?.getData('text/plain') ?? '';
      if (plain !== '' && isInPictureWords(view.state)) {
        event.preventDefault();
        view.dispatch(asWords(view.state, plain));
        return true;
      }
      if (isPlain || html === '' || isCode(view.state, event.clipboardData)) return false;
      const body = fromDom(new DOMParser().parseFromString(html, 'text/html').body);
      const found = pastedMarkdown(body, words.pictureMarks(view.state.doc.toString()));
      // A text that has no form of its own may be Markdown that somebody copied.
      if (found.text === '' || flat(found.text) === flat(plain)) return false;
      event.preventDefault();
      put(view, found, event.clipboardData, options);
      return true;
    },
  });
}

/** Selects the words that ask for the text of a new page, so that what is pasted takes their place. */
function selectPlaceholder(view: EditorView): void {
  const text = view.state.doc.toString();
  const placeholder = newFile.toFill(newFile.body);
  if (text.trim() !== placeholder) return;
  const anchor = text.indexOf(placeholder);
  view.dispatch({ selection: { anchor, head: anchor + placeholder.length } });
}

function put(view: EditorView, found: PastedMarkdown, clipboard: DataTransfer | null, options: PictureOptions): void {
  const { text, pictures, isPictures, leftOut } = found;
  const files = pictureFiles(
    pictures,
    { rtf: clipboard?.getData('text/rtf') ?? '', files: picturesOf(clipboard) },
    isPictures,
  );
  // « Copier l'image » comes to the same as dropping its file.
  if (isPictures && files.every((file) => file !== undefined))
    return void addPictures(view, files, view.state.selection.main.to, options);
  view.dispatch(insertPaste(view.state, text, isPictures));
  options.say(words.pasted(leftOut));
  const waiting = pictures.map((picture, nth) => ({ ...picture, file: files[nth] }));
  if (waiting.length > 0) void sendPictures(view, waiting, options);
}

/** Editors of code bring its colours along. */
function isCode(state: EditorState, clipboard: DataTransfer | null): boolean {
  const { from, to } = state.selection.main;
  return (
    clipboard?.types.includes('vscode-editor-data') === true ||
    nodeAround(state, from, to, 'FencedCode', 'InlineCode') !== undefined
  );
}

function isInPictureWords(state: EditorState): boolean {
  const { from, to } = state.selection.main;
  const [open, close] = nodeAround(state, from, to, 'Image')?.getChildren('LinkMark') ?? [];
  return open !== undefined && close !== undefined && open.to <= from && to <= close.from;
}

/** A blank line would end the picture's paragraph, a bracket its words. */
function asWords(state: EditorState, text: string): TransactionSpec {
  const words = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&');
  return { ...state.replaceSelection(words), userEvent: 'input.paste' };
}

function flat(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text in the place of the selection: some words in their line, blocks (`isBlock`: those that do not look so, too) apart from what is around them. */
export function insertPaste(state: EditorState, text: string, isBlock = false): TransactionSpec {
  const { from, to } = state.selection.main;
  const isInLine = !isBlock && !text.includes('\n') && !/^(?:#{1,6} |[-*+] |\d+[.)] |> |\|)/.test(text);
  const before = state.sliceDoc(Math.max(0, from - 2), from);
  const after = state.sliceDoc(to, to + 2);
  const isWithin = state.doc.lineAt(from).text.trim() !== '' && from > state.doc.lineAt(from).from;
  const gapBefore = from === 0 || before === '\n\n' || before === '\n' ? '' : isWithin ? '\n\n' : '\n';
  const isLast = state.sliceDoc(to).trim() === '';
  const gapAfter = after.startsWith('\n\n') || isLast ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = isInLine ? text : gapBefore + text + gapAfter;
  return {
    changes: { from, to, insert },
    selection: { anchor: from + (isInLine ? insert.length : gapBefore.length + text.length) },
    scrollIntoView: true,
    userEvent: 'input.paste',
  };
}

/** A picture of a pasted text, with its bytes where the clipboard holds them. */
interface WaitingPicture extends PastedPicture {
  file: File | undefined;
}

/** Sends the pictures of a text that has been pasted, and then puts each in the place that waits for it: one step of undoing. Says what became of them. */
async function sendPictures(
  view: EditorView,
  pictures: readonly WaitingPicture[],
  { onPicture, say }: PictureOptions,
): Promise<void> {
  const addresses = new Map<WaitingPicture, string>();
  const refused: string[] = [];
  for (const [nth, picture] of pictures.entries()) {
    if (!picture.file) continue;
    say(words.sendingPictures(nth + 1, pictures.length));
    try {
      addresses.set(picture, (await onPicture(picture.file)).address);
    } catch (error) {
      refused.push(words.refused(nth + 1, error instanceof Error ? error.message : String(error)));
    }
  }
  const spec = inTheirPlaces(view.state.doc.toString(), addresses);
  if (spec) view.dispatch(spec);
  const missing = pictures.filter(({ file }) => !file).length;
  say(words.pictures({ sent: addresses.size, missing, refused }));
}

/** Pictures instead of their marks. One whose mark the writer has taken away is not put back. */
function inTheirPlaces(text: string, addresses: ReadonlyMap<PastedPicture, string>): TransactionSpec | undefined {
  const changes = [...addresses].flatMap(([{ mark, alt }, address]) => {
    const from = text.indexOf(mark);
    return from === -1 ? [] : [{ from, to: from + mark.length, insert: `![${alt}](${addressOf(address)})` }];
  });
  return changes.length > 0 ? { changes, userEvent: 'input.paste' } : undefined;
}
