import { reviewPage as words } from '../../../words/review.fr.ts';
import type { Remark } from '../remark.ts';
import { button, element, openDialog } from './elements.ts';
import type { Passage } from './passages.ts';
import { newId } from './remark-store.ts';

/** The name that a reader gave last. */
let reader = '';

/** Asks for a remark on a passage, or for a change to `former`. */
export function askRemark(
  place: Element,
  about: Pick<Passage, 'line' | 'quote' | 'block'>,
  onSave: (remark: Remark) => void,
  former?: Remark,
): void {
  const text = element('textarea', { rows: '5', required: '', maxlength: '20000' }, former?.text ?? '');
  const name = element('input', { autocomplete: 'name', maxlength: '200', value: former?.reader ?? reader });
  const form = element(
    'form',
    { method: 'dialog' },
    ...aboutOf(about),
    element('label', {}, words.text, text),
    element('label', {}, words.name, name),
    element(
      'div',
      { class: 'relecture-actions' },
      element('button', { class: 'relecture-main' }, words.save),
      button(words.cancel, () => dialog.close()),
    ),
  );
  form.addEventListener('submit', () => {
    reader = name.value.trim();
    const { line, quote } = about;
    const id = former?.id ?? newId();
    onSave({ id, line, quote: quote.slice(0, MOST), text: text.value.trim(), reader, at: new Date().toISOString() });
  });
  const dialog = openDialog(place, words.heading, form);
  text.focus();
}

/** Characters of a passage that are sent along. */
const MOST = 1000;
/** Characters of a block that remind of it. */
const SHOWN = 120;

function aboutOf({ quote, block, line }: Pick<Passage, 'line' | 'quote' | 'block'>): Node[] {
  if (line === 0 && quote === '') return [element('p', {}, words.wholePage)];
  const shown = quote === '' ? (block?.textContent ?? '').trim().slice(0, SHOWN) : quote;
  return [element('p', {}, words.about), element('blockquote', {}, shown)];
}
