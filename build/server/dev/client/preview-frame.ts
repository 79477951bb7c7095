import { hyphenate, occursIn } from '../../../contract/fold-text.ts';
import { type FromPreview, isPreviewMessage, type Scheme, type ToPreview } from '../../../contract/preview-messages.ts';
import { updatePage } from './live-page.ts';
import { markRedacted } from './redacted-texts.ts';

/** A page in the workshop's preview frame: messages bring it up to date and scroll it to the line that is written; its links and forms lead nowhere. */
const page = new URL(document.currentScript?.dataset.page ?? '/', location.href);
/** The workshop's origin, which is another one than the page's own. */
const workshop = document.currentScript?.dataset.workshop ?? '';
/** In milliseconds after it has loaded: until then a page may take its reader to its top. */
const SETTLED_MS = 300;
/** In milliseconds: the pause before a server that did not answer is asked again. */
const RETRY_MS = 400;
/** In characters: no field that one looks for by a click is longer. */
const MAX_WORDS_LENGTH = 1000;
let updating = false;
let again = false;
/** Count of the last update that was asked for. */
let count = 0;
let line: number | undefined;
/** The words of the field that one writes in; empty while one writes in the text. */
let words = '';
let touched = false;

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== workshop || source !== parent || !isPreviewMessage<ToPreview>(data)) return;
  if (data.preview === 'line') {
    line = data.line;
    words = '';
    goToLine(line);
  } else if (data.preview === 'words') {
    words = data.words;
    goToWords(words);
  } else if (data.preview === 'scheme') showScheme(data.scheme);
  else if (data.preview === 'ask') send({ preview: 'here' });
  else {
    count = data.count;
    again = true;
    if (!updating) void update();
  }
});

addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest('a[href]');
  const href = link?.getAttribute('href') ?? '#';
  if (!href.startsWith('#')) {
    event.preventDefault();
    open(new URL(href, page), '_blank', 'noopener');
    return;
  }
  if (link || !getSelection()?.isCollapsed) return;
  const line = lineAt(target);
  if (line !== undefined) send({ preview: 'line', line });
  else send({ preview: 'words', words: wordsAt(target) });
});

// In the capture phase, before the page's own scripts.
addEventListener(
  'keydown',
  (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    send({ preview: 'save' });
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

for (const touch of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(
    touch,
    () => {
      touched = true;
    },
    { passive: true },
  );
addEventListener('load', () =>
  setTimeout(() => {
    if (line !== undefined && !touched) goToLine(line);
  }, SETTLED_MS),
);

markRedacted();
send({ preview: 'ready' });

async function update(): Promise<void> {
  updating = true;
  while (again) {
    again = false;
    if (await updatePage().catch(() => false)) continue;
    if (await isThere()) {
      send({ preview: 'reloading', count });
      return location.reload();
    }
    // A server that is being started again answers nothing: the page that is there is better than an error page.
    again = true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  updating = false;
  markRedacted();
  // The words that are typed show by now.
  if (words !== '') goToWords(words);
  send({ preview: 'shown' });
}

/** Stronger than the site's own rules for what its reader has chosen; `prefers-color-scheme` follows the frame's element. */
function showScheme(scheme: Scheme): void {
  document.documentElement.style.setProperty('color-scheme', scheme, 'important');
}

function isThere(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function send(message: FromPreview): void {
  if (parent !== window) parent.postMessage(message, workshop);
}

/** Brings the block into view that a line of the page's file belongs to, unless one sees it; the top of the page for a line before them all. */
function goToLine(line: number): void {
  const block = blocks().findLast((one) => lineOf(one) <= line);
  if (block) bringIntoView(block);
  else scrollTo({ top: 0, behavior: behavior() });
}

/** Brings the first of the smallest elements into view that say some words, unless one sees it; leaves the page where nothing says them. */
function goToWords(words: string): void {
  const found = smallestContaining(hyphenate(words), document.querySelectorAll('main > *'));
  if (found) bringIntoView(found);
}

/**
 * Looks only into elements that hold the letters in their order: words are sought at each key, in pages of any length. Nothing need part the words
 * of two elements: one that holds both may not say what each of them does.
 */
function smallestContaining(wanted: string, elements: Iterable<Element>): Element | undefined {
  for (const element of elements) {
    const shown = hyphenate(element.textContent);
    if (!lettersOf(shown).includes(lettersOf(wanted))) continue;
    const found = smallestContaining(wanted, element.children) ?? (occursIn(wanted, shown) ? element : undefined);
    if (found) return found;
  }
  return undefined;
}

function lettersOf(plain: string): string {
  return plain.replaceAll('-', '');
}

/** Returns the words of an element, or the description of a picture. */
function wordsAt(element: Element | undefined): string {
  const words = element instanceof HTMLImageElement ? element.alt : (element?.textContent ?? '');
  return words.trim().slice(0, MAX_WORDS_LENGTH);
}

function bringIntoView(element: Element): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: behavior() });
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Returns the line that the block begins in which an element belongs to. */
function lineAt(element: Element | undefined): number | undefined {
  const block = element?.closest<HTMLElement>('[data-line]');
  return block ? lineOf(block) : undefined;
}

function blocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')];
}

function lineOf({ dataset }: HTMLElement): number {
  return Number(dataset.line);
}

/** An element taller than the window counts as in view once it fills the middle. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return (top >= 0 && bottom <= innerHeight) || (top <= middle && bottom >= middle);
}
