import { splitHighlights } from '../../search/highlight.ts';
import type { SearchIndex, SearchResult } from '../../search/search-index.ts';
import { type Found, SiteSearch } from '../../search/site-search.ts';
import { answerText } from './answer-text.ts';
import './results.css?adopted';

/** Results shown before the reader asks for more. */
const FIRST = 10;

interface SearchElements {
  form: HTMLFormElement;
  field: HTMLInputElement;
  /** Holds a list, and a button for more of its items. */
  results: HTMLElement;
}

let made: Results | undefined;

/** Returns the list of results of the page's search, once it is made. */
export function resultsOf(parts: SearchElements): Results {
  made ??= new Results(parts);
  return made;
}

class Results {
  private readonly parts: SearchElements;
  readonly search: SiteSearch;
  private readonly list: HTMLElement | null;
  private readonly more: HTMLButtonElement | null;
  private found: Found = { documents: [], stems: new Set(), corrected: new Map(), absent: new Set(), complete: 0 };

  constructor(parts: SearchElements) {
    const { form, results } = parts;
    const address = new URL(form.dataset.search ?? '', location.href);
    this.parts = parts;
    this.search = new SiteSearch(() => fetchIndex(address));
    this.list = results.querySelector('ol');
    this.more = results.querySelector('button');
    this.more?.addEventListener('click', () => this.showMore());
    moveByKeys(parts);
  }

  /** Shows the first results for the form's query, unless the form has changed meanwhile, and announces their number. */
  async answer(isLast: () => boolean): Promise<{ count: number; text: string }> {
    const { form, field } = this.parts;
    const category = form.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? '';
    const query = field.value.trim();
    const found = await this.search.find(query, category);
    const first = await this.search.results(found.documents.slice(0, FIRST));
    const items = itemsOf(first, found);
    if (isLast()) {
      const focused = this.list?.querySelector<HTMLAnchorElement>('a:focus')?.href;
      this.found = found;
      this.list?.replaceChildren();
      this.put(items);
      if (focused) this.keepFocus(focused);
    }
    const text = answerText({ query, found, results: first, inCategory: category !== '' });
    return { count: found.documents.length, text };
  }

  /** Keeps the focus on the reader's result if it is still found, or else moves it to the first result, or to the field if there is none. */
  private keepFocus(address: string): void {
    const links = [...(this.list?.querySelectorAll('a') ?? [])];
    (links.find(({ href }) => href === address) ?? links[0] ?? this.parts.field).focus();
  }

  /** Moves the focus to the first new result. If the results cannot be loaded, the next click asks again. */
  private async showMore(): Promise<void> {
    const { found } = this;
    const shown = this.list?.childElementCount ?? 0;
    const next = await this.search.results(found.documents.slice(shown, shown + FIRST)).catch(() => []);
    if (found !== this.found) return;
    const items = itemsOf(next, found);
    this.put(items);
    items[0]?.querySelector('a')?.focus();
  }

  private put(items: readonly Element[]): void {
    this.list?.append(...items);
    if (this.more) this.more.hidden = (this.list?.childElementCount ?? 0) >= this.found.documents.length;
  }
}

function itemsOf(results: readonly SearchResult[], { stems }: Found): Element[] {
  return results.map((one) => resultItem(one, stems));
}

async function fetchIndex(address: URL): Promise<SearchIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The parts of a result in their order, and the elements that they are. */
const PARTS = [
  ['label', 'span'],
  ['title', 'h2'],
  ['description', 'span'],
] as const;

/** Returns a result in which the searched words are marked. Everything is inserted as text. */
function resultItem(result: SearchResult, stems: ReadonlySet<string>): Element {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = result.href;
  for (const [name, element] of PARTS) {
    const part = document.createElement(element);
    part.dataset.shown = name;
    part.append(
      ...splitHighlights(result[name], stems).map((piece) => (piece.found ? markOf(piece.text) : piece.text)),
    );
    link.append(part);
  }
  item.append(link);
  return item;
}

function markOf(text: string): Element {
  const mark = document.createElement('mark');
  mark.append(text);
  return mark;
}

/** Arrows lead from the field to the results, through them and back; Escape leads back at once, and empties the field. */
function moveByKeys({ form, field, results }: SearchElements): void {
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !results.hidden) focusInstead(event, results.querySelector('a'));
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    field.value = '';
    form.dispatchEvent(new Event('input'));
  });
  results.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    if (event.key === 'Escape' || (event.key === 'ArrowUp' && at === 0)) focusInstead(event, field);
    else if (event.key === 'ArrowUp' && at > 0) focusInstead(event, links[at - 1]);
    else if (event.key === 'ArrowDown' && at >= 0) focusInstead(event, links[at + 1]);
  });
}

/** Moves the focus instead of the key's own effect, such as scrolling. */
function focusInstead(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}
