import type { TextDiagnostic } from './check.ts';

/** In the page: headings of which a line ends on a word that says nothing without the next one, though there is room for it and for what it leads to on one line. */
export function headingsDiagnostic(): TextDiagnostic {
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
  }
  return { seen: headings.length, wrong };
}

/** In the page: headings of more lines than a desk's three or a phone's four, or of a line of fewer than four letters. */
export function headingLinesDiagnostic(): TextDiagnostic {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility());
  const most = innerWidth >= 1024 ? 3 : 4;
  const wrong: string[] = [];
  const range = document.createRange();
  for (const heading of headings) {
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const line = Math.round(range.getBoundingClientRect().bottom);
        lines.set(line, (lines.get(line) ?? '') + word);
      }
    if (lines.size > most) wrong.push(`${lines.size} lines of ${heading.textContent}`);
    for (const line of lines.values())
      if (lines.size > 1 && line.replace(/[^\p{L}\p{N}]/gu, '').length < 4)
        wrong.push(`« ${line} » is a line of ${heading.textContent}`);
  }
  return { seen: headings.length, wrong };
}
