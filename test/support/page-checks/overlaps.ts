import type { Page } from 'playwright-core';
import type { TextDiagnostic } from './check.ts';

/** Lines of text that another text is printed over. */
export async function overlapsDiagnostic(page: Page): Promise<TextDiagnostic> {
  const lines = await page.evaluate(linesInSight);
  lines.sort((one, other) => one.top - other.top);
  const wrong = lines.flatMap((line, nth) => {
    const over: string[] = [];
    for (const other of lines.slice(nth + 1)) {
      if (other.top >= line.bottom) break;
      if (other.nth !== line.nth && other.left < line.right && other.right > line.left)
        over.push(`${line.words} under ${other.words}`);
    }
    return over;
  });
  return { seen: lines.length, wrong: [...new Set(wrong)] };
}

/** A line of the page's text number `nth`: where its letters are seen. */
interface Line {
  nth: number;
  words: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In the page: its lines, as far as boxes that scroll or cut show them. */
function linesInSight(): Line[] {
  const lines: Line[] = [];
  let nth = 0;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // The header lies over what is scrolled under it, and drawings have a check of their own.
    if (!text.textContent?.trim() || !parent || parent.closest('body > header, svg')) continue;
    const asked = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    if (!parent.checkVisibility(asked) || getComputedStyle(parent).clipPath !== 'none') continue;
    const seen = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    let sticks = false;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { position, bottom, overflow } = getComputedStyle(around);
      // An element that sticks to the window's end covers the text that it will follow.
      sticks ||= position === 'sticky' && bottom !== 'auto';
      if (overflow === 'visible' || around === document.documentElement) continue;
      const box = around.getBoundingClientRect();
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    if (sticks) continue;
    nth++;
    const words = text.textContent.trim().slice(0, 40);
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // Letters are lower than their line: lines of a title are closer together than its boxes are high.
      const inset = box.height / 4;
      const [left, top] = [Math.max(seen.left, box.left + 1), Math.max(seen.top, box.top + inset)];
      const [right, bottom] = [Math.min(seen.right, box.right - 1), Math.min(seen.bottom, box.bottom - inset)];
      if (right > left && bottom > top) lines.push({ nth, words, left, top, right, bottom });
    }
  }
  return lines;
}
