import { reviewPage as words } from '../../../words/review.fr.ts';
import type { Remark } from '../remark-files.ts';
import { REVIEW_DATA_ID, type ReturnedReview, type ReviewData } from '../remarks.ts';
import { button, download, element, openDialog } from './elements.ts';
import './reader.css';

/** The script of a page for readers, who comment on passages and send a file back. Links and forms do nothing. */
const data: ReviewData = JSON.parse(document.getElementById(REVIEW_DATA_ID)?.textContent ?? '{}');
const KEY = `relecture-${data.id}`;
const BLOCKS = '[data-line]';
const MAX_QUOTE = 1000;

/** The place of a remark: a part of a block, a block, or the whole page (line 0). */
type Passage = Pick<Remark, 'line' | 'quote'>;

const WHOLE_PAGE: Passage = { line: 0, quote: '' };

let isKept = true;
let remarks = keptRemarks();
let reader = '';
let selected: Passage | undefined;

const count = button('', openList);
const comment = button(words.remark, () => askRemark(selected ?? WHOLE_PAGE), { class: 'relecture-main' });
const tools = element('div', { class: 'relecture-bar' }, element('p', {}, words.how), comment, count);
const bar = element('section', { id: 'relecture', 'aria-label': words.bar }, tools);

document.title = words.title(document.title);
document.body.append(bar);
for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) addPassageButton(block);
document.addEventListener('selectionchange', rememberSelection);
document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Node && !bar.contains(target)) selected = undefined;
});
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});
showRemarks();

/** Remembers the selection, which a tap on a button of the bar would clear first. */
function rememberSelection(): void {
  const selection = getSelection();
  const [range] = selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
  if (!range || range.collapsed || bar.contains(range.commonAncestorContainer)) return;
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const line = Number(start?.closest<HTMLElement>(BLOCKS)?.dataset.line ?? 0);
  selected = { line, quote: range.toString().trim().slice(0, MAX_QUOTE) };
}

/** Adds a button that is visible only with focus, for readers without a mouse. */
function addPassageButton(block: HTMLElement): void {
  if (block.parentElement?.closest(BLOCKS)) return;
  const ask = () => askRemark({ line: Number(block.dataset.line), quote: '' });
  block.after(button(words.remarkPassage, ask, { class: 'relecture-passage' }));
}

function askRemark({ line, quote }: Passage, former?: Remark): void {
  const text = element('textarea', { rows: '5', required: '', maxlength: '20000' }, former?.text ?? '');
  const name = element('input', { autocomplete: 'name', maxlength: '200', value: former?.reader ?? reader });
  const block = document.querySelector(`[data-line="${line}"]`)?.textContent ?? '';
  const about = quote || block.trim().slice(0, 120);
  const form = element(
    'form',
    { method: 'dialog' },
    about === '' ? element('p', {}, words.wholePage) : element('blockquote', {}, about),
    element('label', {}, words.text, text),
    element('label', {}, words.name, name),
    element('button', { class: 'relecture-main' }, words.save),
    button(words.cancel, () => dialog.close()),
  );
  form.addEventListener('submit', () => {
    reader = name.value.trim();
    const remark = { id: former?.id ?? newId(), line, quote, text: text.value.trim(), reader };
    if (remark.text === '') return;
    setRemarks([...remarks.filter(({ id }) => id !== remark.id), { ...remark, at: new Date().toISOString() }]);
  });
  const dialog = openDialog(bar, words.heading, form);
  text.focus();
}

function openList(): void {
  const closing = (label: string, work: () => void) =>
    button(label, () => {
      dialog.close();
      work();
    });
  const entries = remarks.map((remark) =>
    element(
      'li',
      {},
      ...(remark.quote === '' ? [] : [element('blockquote', {}, remark.quote)]),
      element('p', {}, remark.text),
      closing(words.change, () => askRemark(remark, remark)),
      closing(words.remove, () => setRemarks(remarks.filter((one) => one !== remark))),
    ),
  );
  const sending = [
    element('ul', {}, ...entries),
    element('p', {}, words.sendHow),
    button(words.send, sendRemarks, { class: 'relecture-main' }),
    element('p', {}, isKept ? words.kept : words.notKept),
  ];
  const shown = remarks.length === 0 ? [element('p', {}, words.none)] : sending;
  const close = button(words.close, () => dialog.close());
  const dialog = openDialog(bar, words.listHeading, ...shown, close);
}

function sendRemarks(): void {
  const { path } = data;
  const review: ReturnedReview = { relecture: 1, path, remarks };
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  download(words.file(slug), new Blob([JSON.stringify(review, null, 1)], { type: 'application/json' }));
}

function setRemarks(next: readonly Remark[]): void {
  remarks = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    isKept = false;
  }
  showRemarks();
}

function keptRemarks(): readonly Remark[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(known) ? known : [];
  } catch {
    isKept = false;
    return [];
  }
}

/** Marks the blocks with remarks, and counts the remarks. */
function showRemarks(): void {
  count.textContent = words.list(remarks.length);
  const lines = new Set(remarks.map(({ line }) => String(line)));
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS))
    block.toggleAttribute('data-remarque', lines.has(block.dataset.line ?? ''));
}

/** Returns a random id. `randomUUID` is missing in a page that was opened from a folder. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
