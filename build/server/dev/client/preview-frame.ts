import { hyphenate, occursIn } from '../../../contract/fold-text.ts';
import { type FromPreview, isPreviewMessage, type Scheme, type ToPreview } from '../../../contract/preview-messages.ts';
import { updatePage } from './live-page.ts';
import { markRedacted } from './redacted-texts.ts';

/** The address of the page that the preview frame shows. Messages update and scroll the page; its links and forms lead nowhere. */
const page = new URL(document.currentScript?.dataset.page ?? '/', location.href);
/** The workshop's origin. */
const workshop = document.currentScript?.dataset.workshop ?? '';
/** Milliseconds after loading during which scripts of the site may scroll to the top. */
const SETTLED_MS = 300;
const RETRY_MS = 400;
const MAX_WORDS_LENGTH = 1000;
let updating = false;
let again = false;
let count = 0;
let line: number | undefined;
/** The text of the field that is being edited; empty while the body is edited. */
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

// The listener runs in the capture phase, before the page's own scripts.
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
    // The server is restarting; an old page is better than an error page.
    again = true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  updating = false;
  markRedacted();
  if (words !== '') goToWords(words);
  send({ preview: 'shown' });
}

/** Overrides the reader's choice of colours. `prefers-color-scheme` follows the frame's element. */
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

/** Scrolls to the block of a line, or to the top for a line before all blocks. */
function goToLine(line: number): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  const block = blocks.findLast((one) => lineOf(one) <= line);
  if (block) bringIntoView(block);
  else scrollTo({ top: 0, behavior: behavior() });
}

/** Scrolls to the first of the smallest elements that contain some words. */
function goToWords(words: string): void {
  const found = smallestContaining(hyphenate(words), document.querySelectorAll('main > *'));
  if (found) bringIntoView(found);
}

/** Finds the smallest element with a text. It skips elements without these letters in a row, because it runs at each key, in pages of any length. */
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

/** Returns the first line of the block that contains an element. */
function lineAt(element: Element | undefined): number | undefined {
  const block = element?.closest<HTMLElement>('[data-line]');
  return block ? lineOf(block) : undefined;
}

function lineOf({ dataset }: HTMLElement): number {
  return Number(dataset.line);
}

/** Tells whether an element is in view. One that is taller than the window has to fill the middle. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return (top >= 0 && bottom <= innerHeight) || (top <= middle && bottom >= middle);
}
