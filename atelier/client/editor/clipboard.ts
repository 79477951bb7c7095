import { fromDom } from 'hast-util-from-dom';
import { Slice } from 'prosemirror-model';
import { Plugin, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { workshopPaste as words } from '../../words/text.fr.ts';
import { insertBlocks } from './commands.ts';
import { copiedForms } from './copy.ts';
import { addPictures, picturesIn, placePictures, putInPlace } from './dropped-pictures.ts';
import { schema } from './model/schema.ts';
import { Origins } from './model/source-blocks.ts';
import { readDocument } from './model/to-nodes.ts';
import { pastedMarkdown } from './paste/pasted-markdown.ts';
import { pictureFiles } from './paste/pasted-pictures.ts';
import { cellsOf, pasteIntoTable } from './paste-cells.ts';
import { dropPlace, keepPlace, placeOf } from './pending.ts';
import type { Services } from './services.ts';
import { isTable } from './tables.ts';

const { nodes } = schema;

/** The media type of the editor's own form on the clipboard, beside the HTML for other programs. */
const OWN = 'application/x-atelier-texte';

/** Returns a plugin that copies for other programs and pastes from them without their styles. Pasting with Shift, or into code, inserts plain text. */
export function clipboard(services: Services): Plugin {
  const copy = (view: EditorView, event: ClipboardEvent, isCut: boolean) => {
    const { selection, tr } = view.state;
    if (selection.empty || !event.clipboardData) return false;
    const slice = selection.content();
    const { html, plain } = copiedForms(slice, services.context, view.dom);
    event.preventDefault();
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', plain);
    event.clipboardData.setData(OWN, JSON.stringify(slice.toJSON()));
    if (isCut) view.dispatch(tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut'));
    return true;
  };
  let isPlain = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_, { shiftKey, ctrlKey, metaKey, key }) {
          isPlain = shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'v';
          return false;
        },
        copy: (view, event) => copy(view, event, false),
        cut: (view, event) => copy(view, event, true),
      },
      handlePaste(view, event) {
        const data = event.clipboardData;
        if (!data) return false;
        const own = data.getData(OWN);
        const paste = () => (own === '' ? pasteForeign(view, data, services) : pasteOwn(view, own));
        const isHandled = !isPlain && !isCode(view, data) && paste();
        if (isHandled || !isTable(view.state)) return isHandled;
        pasteIntoTable(view, cellsOf(data.getData('text/plain')));
        return true;
      },
    },
  });
}

/** Tells whether to paste as plain text: code editors put coloured HTML on the clipboard. */
function isCode({ state }: EditorView, data: DataTransfer): boolean {
  return data.types.includes('vscode-editor-data') || state.selection.$from.parent.type === nodes.code_block;
}

function pasteOwn(view: EditorView, own: string): boolean {
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(own));
    for (const node of slice.content.content) node.check();
    if (isTable(view.state)) {
      pasteIntoTable(view, slice);
      return true;
    }
    const { tr } = view.state;
    tr.replaceSelection(slice).doc.check();
    view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
    return true;
  } catch {
    // Another version of this editor, or a page that imitates it, wrote the data.
    return false;
  }
}

/** Signs that only Markdown has. */
const MARKDOWN = /^(?:#{1,6} \S|:::\w|\|.*\|$|```|[-*+] \S|\d+\. \S)|\*\*\S[^*\n]*\*\*|\]\((?:https?:|\/)/m;

function pasteForeign(view: EditorView, data: DataTransfer, services: Services): boolean {
  const plain = data.getData('text/plain');
  const failed = () => services.announce(words.notPasted);
  const found = readHtml(data, view.state.doc.textContent);
  if (!found) {
    if (plain === '' || !MARKDOWN.test(plain)) return false;
    void insertMarkdown(view, services, plain).catch(failed);
    return true;
  }
  const { files } = found;
  const sent = files.filter((file) => file !== undefined);
  if (found.isPictures && sent.length === files.length) {
    void addPictures(view, sent, view.state.selection.to, services);
    return true;
  }
  void insertMarkdown(view, services, found.text).then(() => {
    services.announce(words.pasted(found.leftOut));
    if (found.pictures.length === 0) return;
    return placePictures(found.pictures, services, (mark, picture) => {
      if (!view.isDestroyed) putInPlace(mark, picture)(view.state, view.dispatch);
    });
  }, failed);
  return true;
}

/** Replaces the selection by the nodes of Markdown. Text typed meanwhile stays; so does the selection if the server cannot parse the Markdown. */
async function insertMarkdown(view: EditorView, services: Services, source: string): Promise<void> {
  const { from, to } = view.state.selection;
  const id = keepPlace(view, { from, to });
  try {
    const { content } = readDocument(source, await services.parse(source), new Origins(services.context));
    if (view.isDestroyed) return;
    if (isTable(view.state)) return pasteIntoTable(view, new Slice(content, 0, 0));
    const dispatch = (tr: Transaction) => view.dispatch(tr.setMeta('uiEvent', 'paste'));
    const place = placeOf(view.state, id);
    if (place.from < place.to) dispatch(view.state.tr.deleteRange(place.from, place.to));
    const at = placeOf(view.state, id).from;
    const [only, ...others] = content.content;
    const isInLine = only?.type === nodes.paragraph && others.length === 0;
    if (isInLine && view.state.doc.resolve(at).parent.inlineContent) {
      const tr = view.state.tr.replace(at, at, new Slice(only.content, 0, 0));
      const end = tr.doc.resolve(at + only.content.size);
      dispatch(tr.setSelection(Selection.near(end, -1)).scrollIntoView());
    } else insertBlocks(content.content, { at, isBehind: true })(view.state, dispatch);
  } finally {
    dropPlace(view, id);
  }
}

/** Converts the HTML of a clipboard to Markdown, with the files of its pictures; returns undefined if it has no content. `text`: the text to paste into. */
export function readHtml(data: DataTransfer, text: string) {
  const html = data.getData('text/html');
  if (html === '') return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = pastedMarkdown(fromDom(body), words.pictureMarks(text));
  if (found.text === '') return undefined;
  const clipboard = { rtf: data.getData('text/rtf'), files: picturesIn(data) };
  const files = pictureFiles(found.pictures, clipboard, found.isPictures);
  return { ...found, files, pictures: found.pictures.map((picture, nth) => ({ ...picture, file: files[nth] })) };
}
