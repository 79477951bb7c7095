import type { TextDiagnostic } from './check.ts';

/** In the page: lines of text that another text is printed over. */
export function overlapsDiagnostic(): TextDiagnostic {
  const lines: { text: Node; box: DOMRect }[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // The header lies over what is scrolled under it, drawings have a check of their own, and the specification itself cuts one list's cards.
    if (!text.textContent?.trim() || !parent || parent.closest('body > header, svg, [data-clamped]')) continue;
    const seen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!seen || getComputedStyle(parent).clipPath !== 'none') continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // What letters take of their line: lines of a title stand closer than its boxes are high.
      const inset = box.height / 4;
      const letters = new DOMRect(box.x + 1, box.y + inset, box.width - 2, box.height - 2 * inset);
      if (letters.width > 0) lines.push({ text, box: letters });
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  const wrong = lines.flatMap(({ text, box }, nth) => {
    const over: string[] = [];
    for (const other of lines.slice(nth + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.text === text || other.box.left >= box.right || other.box.right <= box.left) continue;
      over.push(`${text.textContent?.trim().slice(0, 40)} under ${other.text.textContent?.trim().slice(0, 40)}`);
    }
    return over;
  });
  return { seen: lines.length, wrong: [...new Set(wrong)] };
}
