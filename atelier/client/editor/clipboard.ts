import { fromDom } from 'hast-util-from-dom';
import { type DOMOutputSpec, DOMSerializer, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { workshopPaste as words } from '../../words/text.fr.ts';
import { nodeAround } from './commands.ts';
import { addPictures, picturesIn, placePictures, putInPlace } from './dropped-pictures.ts';
import { insertMarkdown } from './insert-markdown.ts';
import { schema } from './model/schema.ts';
import { pastedMarkdown } from './paste/pasted-markdown.ts';
import { pictureFiles } from './paste/pasted-pictures.ts';
import type { Services } from './services.ts';

const { nodes } = schema;

/** The text's own form on the clipboard, beside the HTML for other programs. */
const OWN = 'application/x-atelier-texte';

/** Copies for other programs, and pastes from them: what a text says, without how it looked. With Shift, and into code, as plain text. */
export function clipboard(services: Services): Plugin {
  const copy = (view: EditorView, event: ClipboardEvent, isCut: boolean) => {
    const { selection, tr } = view.state;
    if (selection.empty || !event.clipboardData) return false;
    const slice = selection.content();
    const { text } = view.serializeForClipboard(slice);
    const box = document.createElement('div');
    box.append(serializerOf(services).serializeFragment(slice.content));
    event.preventDefault();
    event.clipboardData.setData('text/html', box.innerHTML);
    event.clipboardData.setData('text/plain', text);
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
        if (!data || isPlain || isCode(view, data)) return false;
        const own = data.getData(OWN);
        if (own !== '') return pasteOwn(view, own);
        return pasteForeign(view, data, services);
      },
    },
  });
}

/** Editors of code bring its colours along. */
function isCode({ state }: EditorView, data: DataTransfer): boolean {
  return data.types.includes('vscode-editor-data') || state.selection.$from.parent.type === nodes.code_block;
}

function pasteOwn(view: EditorView, own: string): boolean {
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(own));
    if (nodeAround(view.state.selection.$from, nodes.table)) return false;
    const { tr } = view.state;
    tr.replaceSelection(slice).doc.check();
    view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
    return true;
  } catch {
    // Another version of this editor wrote it, or a page that only looks like it.
    return false;
  }
}

/** Signs at the beginning of a line that only Markdown has there. */
const MARKDOWN = /^(?:#{1,6} \S|:::\w|\|.*\|$|```|[-*+] \S|\d+\. \S)|\*\*\S[^*\n]*\*\*|\]\((?:https?:|\/)/m;

function pasteForeign(view: EditorView, data: DataTransfer, services: Services): boolean {
  const plain = data.getData('text/plain');
  const failed = () => services.announce(words.notPasted);
  const found = readHtml(data, view.state.doc.textContent);
  if (!found || isTableCell(view, found.text)) {
    if (plain === '' || !MARKDOWN.test(plain) || nodeAround(view.state.selection.$from, nodes.table)) return false;
    void insertMarkdown(view, services, plain, { event: 'paste' }).catch(failed);
    return true;
  }
  const { files } = found;
  const sent = files.filter((file) => file !== undefined);
  if (found.isPictures && sent.length === files.length) {
    void addPictures(view, sent, view.state.selection.to, services);
    return true;
  }
  void insertMarkdown(view, services, found.text, { event: 'paste' }).then(() => {
    services.announce(words.pasted(found.leftOut));
    if (found.pictures.length === 0) return;
    return placePictures(found.pictures, services, (mark, picture) => putInPlace(view, mark, picture));
  }, failed);
  return true;
}

/** Reads the HTML of a clipboard as Markdown, with the files of its pictures; undefined where it says nothing. `text`: the one that it goes into. */
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

/** A table goes into the cells of another one by itself; other blocks cannot stand in a cell. */
function isTableCell({ state }: EditorView, text: string): boolean {
  return nodeAround(state.selection.$from, nodes.table) !== undefined && text.includes('\n');
}

/** HTML as Word, mail programs and other pages read it. */
function serializerOf({ context: { variables, callOuts, blocks } }: Services): DOMSerializer {
  const { nodes: known, marks } = DOMSerializer.fromSchema(schema);
  const overrides: Record<string, (node: Node) => DOMOutputSpec> = {
    variable: ({ attrs: { name } }) => ['span', variables[String(name)] ?? String(name)],
    call_out: ({ attrs: { name, title } }) => [
      'blockquote',
      ['p', ['strong', String(title ?? callOuts[String(name)] ?? name)]],
      ['div', 0],
    ],
    drawing: ({ attrs: { opening, title } }) => [
      'p',
      ['em', String(title) || (blocks.find((one) => one.opening === opening)?.title ?? '')],
    ],
    source: () => ['span'],
    inline_source: () => ['span'],
    note: ({ attrs: { label } }) => ['div', ['sup', String(label)], ['div', 0]],
    list_item: ({ attrs: { checked } }) => (checked === null ? ['li', 0] : ['li', checked ? '☑ ' : '☐ ', ['div', 0]]),
    figure: ({ attrs: { description, caption } }) => ['p', ['em', String(caption ?? description)]],
    image: ({ attrs: { description } }) => ['em', String(description)],
  };
  return new DOMSerializer({ ...known, ...overrides }, marks);
}
