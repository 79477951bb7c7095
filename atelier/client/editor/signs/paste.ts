import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { workshopPaste as words } from '../../../words/text.fr.ts';
import { addressOf } from '../addresses.ts';
import { readHtml } from '../clipboard.ts';
import { filesIn, placePictures } from '../dropped-pictures.ts';
import type { Services } from '../services.ts';

/** Pastes what programs copy as Markdown, and stores pictures that are pasted or dropped. With Shift, the browser hands over plain text alone. */
export function markdownPaste(services: Pick<Services, 'keepPicture' | 'announce'>): Extension {
  const insert = (view: EditorView, data: DataTransfer | null, at?: number | null) => {
    const text = view.state.doc.toString();
    const found = data && at === undefined ? readHtml(data, text) : undefined;
    const first = words.pictureMarks(text) + 1;
    const dropped = filesIn(data).map((file, nth) => ({ file, mark: words.missingPicture(first + nth, ''), alt: '' }));
    const pictures = found?.pictures ?? dropped;
    if (!found && dropped.length === 0) return false;
    const { from, to } = view.state.selection.main;
    const range = at === undefined ? { from, to } : { from: at ?? to };
    const markdown = found?.text ?? dropped.map(({ mark }) => mark).join('\n\n');
    const anchor = range.from + markdown.length;
    view.dispatch({ changes: { ...range, insert: markdown }, selection: { anchor }, userEvent: 'input.paste' });
    if (found) services.announce(words.pasted(found.leftOut));
    if (pictures.length === 0) return true;
    void placePictures(pictures, services, (mark, { address, description }) => {
      const start = view.state.doc.toString().indexOf(mark);
      const picture = `![${description}](${addressOf(address)})`;
      if (start !== -1) view.dispatch({ changes: { from: start, to: start + mark.length, insert: picture } });
    });
    return true;
  };
  return EditorView.domEventHandlers({
    paste: (event, view) => insert(view, event.clipboardData),
    drop: (event, view) => insert(view, event.dataTransfer, view.posAtCoords({ x: event.clientX, y: event.clientY })),
  });
}
