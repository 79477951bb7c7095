import type { TextDiagnostic } from './check.ts';

/** In the page: lines of text in sight that a star can come nearer to than a letter is wide, wherever stars stand: nothing between covers as much around them. */
export function starsDiagnostic(): TextDiagnostic {
  if (!document.querySelector('[data-starfield=site]')) return { seen: 0, wrong: [] };
  const near = 6;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  let seen = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const covers: { left: number; top: number; right: number; bottom: number }[] = [];
    const sight = { left: 0, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { backgroundColor, boxShadow, overflowX } = getComputedStyle(box);
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible') Object.assign(sight, { left, right, bottom });
      if (!backgroundColor.startsWith('rgb(')) continue;
      const around = Number(/^rgb\(.+?\) 0px 0px \S+ ([\d.]+)px$/.exec(boxShadow)?.[1] ?? 0);
      covers.push({ left: left - around, top: top - around, right: right + around, bottom: bottom + around });
    }
    range.selectNodeContents(text);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (const line of range.getClientRects()) {
      const [left, right] = [Math.max(line.left - near, sight.left), Math.min(line.right + near, sight.right)];
      if (line.width < 2 || right <= left || line.bottom > sight.bottom + 1) continue;
      seen++;
      // A line's box is higher than its letters.
      const inset = Math.max(0, (line.height - size) / 2) - near;
      const covered = covers.some(
        (cover) =>
          cover.left <= left &&
          cover.right >= right &&
          cover.top <= line.top + inset &&
          cover.bottom >= line.bottom - inset,
      );
      if (!covered) wrong.push(`stars at ${text.textContent.trim().slice(0, 40)}`);
    }
  }
  return { seen, wrong };
}
