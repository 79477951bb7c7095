import type { TextDiagnostic } from './check.ts';

/** In the page: grids with a hole in a row, and even ones that begin further in than the headings above them. */
export function gridsDiagnostic(): TextDiagnostic {
  /** Pixels that a row may lack of its grid's width. */
  const rounding = 2;
  const wrong: string[] = [];
  let seen = 0;
  for (const grid of document.querySelectorAll('main *')) {
    if (!grid.matches('[data-even]') && getComputedStyle(grid).display !== 'grid') continue;
    // Paragraphs around drawings end where lines are easiest to read; drawings fill their grid.
    const drawings = [...grid.children].filter((item) => item.matches('[data-diagram]'));
    const rows = new Map<number, DOMRect[]>();
    for (const item of drawings.length > 0 ? drawings : grid.children) {
      const box = item.getBoundingClientRect();
      if (box.height === 0 || getComputedStyle(item).position === 'absolute') continue;
      rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    }
    const counts = [...rows.values()].map((boxes) => boxes.length);
    if (Math.max(0, ...counts) < 2) continue;
    seen++;
    const all = [...rows.values()].flat();
    const ends = [...rows.values()].map((boxes) => {
      const [top, bottom] = [boxes[0]?.top ?? 0, Math.max(...boxes.map((box) => box.bottom))];
      // An element that spans several rows belongs to each.
      const beside = all.filter((box) => box.top <= top && box.bottom >= bottom - rounding);
      return Math.max(...[...boxes, ...beside].map(({ right }) => right));
    });
    if (drawings.length > 0) ends.push(grid.getBoundingClientRect().right);
    if (Math.max(...ends) - Math.min(...ends) > rounding) wrong.push(`a hole in ${counts.join(' + ')}`);
  }
  for (const grid of document.querySelectorAll('[data-even]')) {
    const { left } = grid.getBoundingClientRect();
    const indent = Math.round((grid.firstElementChild?.getBoundingClientRect().left ?? left) - left);
    if (indent !== 0) wrong.push(`a grid begins ${indent} px further in`);
  }
  return { seen, wrong };
}
