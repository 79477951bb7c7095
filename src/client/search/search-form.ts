const WAITING = 'Recherche en cours…';
const LOAD_ERROR = 'La recherche n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.';
/** Pause in typing before the address is written, and the wait before a slow answer is announced, in milliseconds. */
const DEBOUNCE_MS = 300;

interface Parts {
  form: HTMLFormElement;
  field: HTMLInputElement;
  status: Element;
  /** Shown in place of the list while a query has results. */
  results: HTMLElement;
  articles: HTMLElement;
}

/** Starts the blog's search. Its code is loaded when the field is reached for the first time, or when the page's address holds a query. */
export function searchArticles(): void {
  const parts = partsOfPage();
  if (!parts) return;
  const { form, field, results } = parts;
  const search = new Search(parts);
  field.addEventListener('focus', () => search.prepare());
  form.addEventListener('input', () => search.answer());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (await search.answer()) results.querySelector('a')?.focus();
  });
  readAddress(form);
  // On a phone the categories are one line, of which it may lie outside.
  form.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  if (field.value) search.answer();
  // A browser that kept the page may have emptied its fields.
  addEventListener('pageshow', ({ persisted }) => persisted && readAddress(form));
}

class Search {
  private readonly parts: Parts;
  private turn = 0;
  private pause = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async prepare(): Promise<void> {
    // Nobody has asked yet: whoever does is told.
    await this.load()
      .then((results) => results.search.load())
      .catch(console.warn);
  }

  /** Resolves to false if a newer query has replaced this one. */
  async answer(): Promise<boolean> {
    const { form, field } = this.parts;
    this.turn += 1;
    const asked = this.turn;
    const isLast = () => asked === this.turn;
    clearTimeout(this.pause);
    this.pause = window.setTimeout(writeAddress, DEBOUNCE_MS, form);
    if (!field.value.trim()) return this.show(0, '');
    const slow = setTimeout(() => isLast() && this.showStatus(WAITING), DEBOUNCE_MS);
    try {
      const { count, text } = await (await this.load()).answer(isLast);
      return isLast() && this.show(count, text);
    } catch (error) {
      console.warn(error);
      if (isLast()) this.showStatus(LOAD_ERROR);
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  private async load() {
    const { resultsOf } = await import('./results.ts');
    return resultsOf(this.parts);
  }

  private show(count: number, text: string): boolean {
    this.parts.results.hidden = count === 0;
    this.parts.articles.hidden = count > 0;
    this.showStatus(text);
    return count > 0;
  }

  private showStatus(text: string): void {
    this.parts.status.replaceChildren(text);
  }
}

function partsOfPage(): Parts | undefined | null {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  const field = form?.querySelector<HTMLInputElement>('[type=search]');
  const status = form?.querySelector('[role=status]');
  const [results, articles] = document.querySelectorAll<HTMLElement>('[data-searched]');
  return form && field && status && results && articles && { form, field, status, results, articles };
}

/** Puts into a form what the page's address says of its fields. */
function readAddress(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
  }
}

/** Makes the page's address say what a form's fields hold, so that it can be shared, and come back to. */
function writeAddress(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.set(name, value);
  history.replaceState(history.state, '', location.pathname + (query.size ? `?${query}` : '') + location.hash);
}
