import { reviewPage as words } from '../../../words/review.fr.ts';
import type { HandedOver, Remark, ReturnedReview } from '../review-api.ts';
import type { Passage } from './passages.ts';

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

/** How remarks come back: as a small file, or as a text to paste. */
function sendingParts({ path }: HandedOver, remarks: readonly Remark[]): Node[] {
  const review: ReturnedReview = { relecture: 1, path, remarks };
  const text = JSON.stringify(review, null, 1);
  const said = element('p', { role: 'status' });
  return [
    element('h3', {}, words.sendHeading),
    element('p', {}, words.sendHow),
    element(
      'div',
      { class: 'relecture-actions' },
      button(words.send, () => download(words.file(slugOf(path)), text), { class: 'relecture-main' }),
      button(words.copy, () => void copy(text, said)),
    ),
    said,
  ];
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href: address, download: name }).click();
  // A browser takes the file up after this event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A browser that lets no page copy shows the text. */
async function copy(text: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = words.copied;
  } catch {
    const shown = element('textarea', { readonly: '', rows: '6', 'aria-label': words.copyByHand }, text);
    said.replaceChildren(words.copyByHand, shown);
    shown.select();
  }
}

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes, and what it holds. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(text: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** A modal dialog below `place` with a heading, which is gone once it is closed. */
function openDialog(place: Element, heading: string, ...children: readonly Node[]): HTMLDialogElement {
  const title = element('h2', { id: 'relecture-titre' }, heading);
  const dialog = element('dialog', { 'aria-labelledby': title.id }, title, ...children);
  dialog.addEventListener('close', () => dialog.remove());
  place.append(dialog);
  dialog.showModal();
  return dialog;
}

/** The remarks of a reader, kept by the browser where it keeps anything. */
export class RemarkStore {
  remarks: readonly Remark[];
  /** They are there when the page is opened again. */
  kept = true;
  private readonly key: string;

  constructor({ id }: HandedOver) {
    this.key = `relecture-${id}`;
    this.remarks = this.read();
  }

  /** Adds a remark, or puts it in the place of the one of its id. */
  put(remark: Remark): void {
    const nth = this.remarks.findIndex(({ id }) => id === remark.id);
    this.remarks = nth === -1 ? [...this.remarks, remark] : this.remarks.with(nth, remark);
    this.write();
  }

  remove({ id }: Remark): void {
    this.remarks = this.remarks.filter((one) => one.id !== id);
    this.write();
  }

  private read(): readonly Remark[] {
    try {
      const known: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(known) ? known : [];
    } catch {
      this.kept = false;
      return [];
    }
  }

  private write(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.remarks));
    } catch {
      this.kept = false;
    }
  }
}

/** Also where a page that was opened from a folder may not make identifiers by `randomUUID`. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
