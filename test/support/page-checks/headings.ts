import type { Page } from 'playwright-core';
import type { TextDiagnostic } from './check.ts';

const LEADING =
  'de du des d’un d’une et à au aux pour par sur sans avec dans en un une le la les son sa ses votre vos notre nos leur leurs qui que ce ne &'.split(
    ' ',
  );
const isLeading = (word: string) => LEADING.includes(word.toLowerCase());

/** Headings of which a line ends on a word that says nothing without the next one, though there is room for it and for what it leads to on one line. */
export async function headingsDiagnostic(page: Page): Promise<TextDiagnostic> {
  const headings = await page.evaluate(headingsInSight);
  const wrong = headings.flatMap(({ text, words, room, space }) => {
    // Leading words in a row, and what they lead to, as wide as on one line; narrower lines break them.
    let group = { end: -1, width: 0 };
    return words.flatMap(({ word, left, bottom }, nth) => {
      if (nth > group.end) {
        const end = words.findIndex(({ word }, at) => at >= nth && !isLeading(word));
        const parts = words.slice(nth, end < 0 ? words.length : end + 1);
        group = { end: nth + parts.length - 1, width: parts.reduce((sum, { width }) => sum + width + space, -space) };
      }
      const next = words[nth + 1];
      const ends = next !== undefined && next.left <= left && next.bottom > bottom;
      return isLeading(word) && ends && group.width < room ? [`« ${word} » ends a line of ${text}`] : [];
    });
  });
  return { seen: headings.length, wrong };
}

/** Headings of more lines than a desk's three or a phone's five, or of a line of fewer than four letters. */
export async function headingLinesDiagnostic(page: Page): Promise<TextDiagnostic> {
  const headings = await page.evaluate(headingsInSight);
  const most = (page.viewportSize()?.width ?? 0) >= 1024 ? 3 : 5;
  const wrong = headings.flatMap(({ text, words }) => {
    const lines = new Map<number, string>();
    for (const { word, bottom } of words)
      lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? '') + word.replace(/[^\p{L}\p{N}]/gu, ''));
    const short = lines.size > 1 ? [...lines.values()].filter((line) => line.length < 4) : [];
    return [
      ...(lines.size > most ? [`${lines.size} lines of ${text}`] : []),
      ...short.map((line) => `« ${line} » is a line of ${text}`),
    ];
  });
  return { seen: headings.length, wrong };
}

/** In the page: its headings, each with the room on a line, the width of a space, and the words in sight. */
function headingsInSight() {
  const range = document.createRange();
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility());
  return headings.map((heading) => {
    const { width: room, bottom: end } = heading.getBoundingClientRect();
    const words: { word: string; left: number; bottom: number; width: number }[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, bottom, width } = range.getBoundingClientRect();
        // Of a title that is clamped, the lines that are seen.
        if (bottom <= end + 1) words.push({ word, left, bottom, width });
      }
    const space = Number.parseFloat(getComputedStyle(heading).fontSize) / 4;
    return { text: heading.textContent, words, room, space };
  });
}
