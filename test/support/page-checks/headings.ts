import type { TextDiagnostic } from './check.ts';

/**
 * In the page: headings of which a line ends on a word that says nothing without the next one, though there is room for it and for what it leads to
 * on one line. With `shape`, those of more lines than a desk's three or a phone's five too, or of a line of fewer than four letters.
 */
export function headingsDiagnostic(shape = false): TextDiagnostic {
  const leading =
    'de du des d’un d’une et à au aux pour par sur sans avec dans en un une le la les son sa ses votre vos notre nos leur leurs qui que ce ne &'.split(
      ' ',
    );
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility());
  const wrong: string[] = [];
  const range = document.createRange();
  for (const heading of headings) {
    const words: { word: string; left: number; bottom: number; width: number }[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, bottom, width } = range.getBoundingClientRect();
        // Of a title that is clamped, the lines that are seen.
        if (bottom <= heading.getBoundingClientRect().bottom + 1) words.push({ word, left, bottom, width });
      }
    const room = heading.getBoundingClientRect().width;
    const space = Number.parseFloat(getComputedStyle(heading).fontSize) / 4;
    // Leading words in a row, and what they lead to, as wide as on one line; narrower lines break them.
    let group = { end: -1, width: 0 };
    for (const [nth, { word, left, bottom }] of words.entries()) {
      if (nth > group.end) {
        const end = words.findIndex(({ word }, at) => at >= nth && !leading.includes(word.toLowerCase()));
        const parts = words.slice(nth, end < 0 ? words.length : end + 1);
        group = { end: nth + parts.length - 1, width: parts.reduce((sum, { width }) => sum + width + space, -space) };
      }
      const next = words[nth + 1];
      const ends = next !== undefined && next.left <= left && next.bottom > bottom;
      if (leading.includes(word.toLowerCase()) && ends && group.width < room)
        wrong.push(`« ${word} » ends a line of ${heading.textContent}`);
    }
    const lines = [...new Set(words.map(({ bottom }) => Math.round(bottom)))];
    if (!shape || lines.length < 2) continue;
    if (lines.length > (innerWidth >= 1024 ? 3 : 5)) wrong.push(`${lines.length} lines of ${heading.textContent}`);
    for (const line of lines) {
      const text = words
        .filter(({ bottom }) => Math.round(bottom) === line)
        .map(({ word }) => word)
        .join('');
      if (text.replace(/[^\p{L}\p{N}]/gu, '').length < 4) wrong.push(`« ${text} » is a line of ${heading.textContent}`);
    }
  }
  return { seen: headings.length, wrong };
}
