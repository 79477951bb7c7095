import type { Check } from './check.ts';

/** Characters, spaces included, that an eye finds its way back over. */
const MAX_CHARACTERS = 75;
/** Of the lines of a page: a line of narrow letters may pass. */
const TOLERANCE = 0.01;

export const linesDiagnostic: Check = async ({ page, contentType }) => {
  if (!['article', 'text', 'caseStudy'].includes(contentType)) return { seen: 0, wrong: [] };
  const lines = await page.evaluate(linesOfText);
  const long = lines.filter((line) => line.length > MAX_CHARACTERS);
  return { seen: lines.length, wrong: long.length > lines.length * TOLERANCE ? long : [] };
};

/** In the page: the lines of its text's paragraphs, lists and quotes, as they are set. */
function linesOfText(): string[] {
  const blocks = [...document.querySelectorAll('main :is(h2 ~ p, h2 ~ ul > li, h2 ~ ol > li, h2 ~ aside > p)')];
  return blocks.flatMap((block) => {
    const lines: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let bottom = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // A note stands in the margin, beside the line.
      if (text.parentElement?.closest('[data-note]')) continue;
      for (const [index, letter] of [...(text.textContent ?? '')].entries()) {
        range.setStart(text, Math.min(index, text.textContent?.length ?? 0));
        range.setEnd(text, Math.min(index + 1, text.textContent?.length ?? 0));
        const box = range.getBoundingClientRect();
        if (box.height === 0) continue;
        // The next column begins higher up.
        const isHigher = box.bottom < bottom - box.height;
        if (box.top > bottom - box.height / 3 || isHigher) lines.push('');
        bottom = isHigher ? box.bottom : Math.max(bottom, box.bottom);
        lines.push(`${lines.pop() ?? ''}${letter}`);
      }
    }
    return lines.map((line) => line.trim());
  });
}
