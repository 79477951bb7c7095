import { reviewPage as words } from '../../../words/review.fr.ts';

/** What a remark is about. */
export interface Passage {
  line: number;
  quote: string;
  /** Absent for the whole page. */
  block?: Element;
}

const BLOCKS = '[data-line]';

/** The passage that is, or was last, selected in the page; the whole page where there is none. */
export function watchSelection(own: Element): () => Passage {
  let last: Passage | undefined;
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    const [range] = selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
    // A tap on a button takes the selection away before the button hears of it.
    if (!range || own.contains(range.commonAncestorContainer) || range.collapsed) return;
    last = passageOf(range);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !own.contains(target)) last = undefined;
  });
  return () => {
    const passage = last ?? { line: 0, quote: '' };
    last = undefined;
    getSelection()?.removeAllRanges();
    return passage;
  };
}

/** The block that a remark is about; the first one of its line. */
export function blockOf({ line }: Pick<Passage, 'line'>): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-line="${line}"]`) ?? undefined;
}

/** Behind each block a button for those who select nothing: it is seen once it has the focus. */
export function addPassageButtons(onPassage: (passage: Passage) => void): void {
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    if (block.parentElement?.closest(BLOCKS)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'relecture-passage';
    button.textContent = words.remarkPassage;
    button.addEventListener('click', () => onPassage({ line: Number(block.dataset.line), quote: '', block }));
    block.after(button);
  }
}

/** What CSS calls the passages that remarks are about. */
const HIGHLIGHT = 'remarques';

/** Marks what remarks are about, where the browser can mark a part of a text; else its block. */
export function markPassages(passages: readonly Pick<Passage, 'line' | 'quote'>[]): void {
  for (const block of document.querySelectorAll('[data-remarque]')) block.removeAttribute('data-remarque');
  const ranges: Range[] = [];
  for (const passage of passages) {
    const block = blockOf(passage);
    const range = block && passage.quote !== '' && 'highlights' in CSS ? rangeOf(block, passage.quote) : undefined;
    if (range) ranges.push(range);
    else block?.setAttribute('data-remarque', '');
  }
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function passageOf(range: Range): Passage {
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const block = start?.closest<HTMLElement>(BLOCKS);
  return { line: Number(block?.dataset.line ?? 0), quote: range.toString().trim(), ...(block && { block }) };
}

/** The first place in a block that says this; undefined where a selection went over several blocks. */
function rangeOf(block: Element, quote: string): Range | undefined {
  const from = block.textContent.indexOf(quote);
  if (from === -1) return undefined;
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (from >= at && from < at + length) range.setStart(node, from - at);
    if (from + quote.length <= at + length) {
      range.setEnd(node, from + quote.length - at);
      return range;
    }
    at += length;
  }
  return undefined;
}
