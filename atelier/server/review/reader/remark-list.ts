import { reviewPage as words } from '../../../words/review.fr.ts';
import type { HandedOver, Remark } from '../remark.ts';
import { button, element, openDialog } from './elements.ts';
import type { RemarkStore } from './remark-store.ts';
import { sendingParts } from './sending.ts';

interface ListOptions {
  data: HandedOver;
  store: RemarkStore;
  onGo(remark: Remark): void;
  onChange(remark: Remark): void;
  onRemove(remark: Remark): void;
}

/** All remarks of the reader, how they are sent back, and what was said of the text before. */
export function openList(place: Element, { data, store, ...handlers }: ListOptions): void {
  const { remarks, kept } = store;
  const closing =
    (work: (remark: Remark) => void): ((remark: Remark) => void) =>
    (remark) => {
      dialog.close();
      work(remark);
    };
  const [go, change, remove] = [closing(handlers.onGo), closing(handlers.onChange), closing(handlers.onRemove)];
  const own = remarks.map((remark) =>
    element(
      'li',
      {},
      ...spoken(remark),
      element(
        'div',
        { class: 'relecture-actions' },
        ...(remark.line > 0 ? [button(words.go, () => go(remark))] : []),
        button(words.change, () => change(remark)),
        button(words.remove, () => remove(remark)),
      ),
    ),
  );
  const dialog = openDialog(
    place,
    words.listHeading,
    ...(remarks.length === 0 ? [element('p', {}, words.none)] : [element('ul', {}, ...own)]),
    ...(remarks.length === 0 ? [] : sendingParts(data, remarks)),
    element('p', {}, kept ? words.kept : words.notKept),
    ...earlierParts(data),
    button(words.close, () => dialog.close()),
  );
}

function earlierParts({ earlier }: HandedOver): Node[] {
  if (earlier.length === 0) return [];
  const entries = earlier.map((remark) => {
    const { state, answer = '' } = remark;
    const became = state === 'answered' ? words.answered(answer) : words[state];
    return element('li', {}, ...spoken(remark), element('p', {}, element('strong', {}, became)));
  });
  return [element('h3', {}, words.earlier), element('ul', {}, ...entries)];
}

function spoken({ quote, reader, text }: Pick<Remark, 'quote' | 'reader' | 'text'>): Node[] {
  const said = element('p', {}, reader === '' ? text : `${reader} : ${text}`);
  return quote === '' ? [said] : [element('blockquote', {}, quote), said];
}
