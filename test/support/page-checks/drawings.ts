import type { Check, TextDiagnostic } from './check.ts';

export const diagramsDiagnostic: Check = async ({ page, width }) => {
  // In between it depends on the column.
  const wanted = width <= 360 ? 'narrow' : width >= 1440 ? 'wide' : '';
  const onScreen = await page.evaluate(labelsDiagnostic, wanted);
  if (width < 1440) return onScreen;
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(labelsDiagnostic, wanted);
  const colours = await page
    .locator('[data-diagram] [data-drawing] :is(text, path, rect)')
    .evaluateAll((parts) => parts.flatMap((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke]));
  await page.emulateMedia({ media: 'screen' });
  const coloured = colours.filter((colour) => !['none', 'rgb(0, 0, 0)'].includes(colour));
  const onPaper = [...printed.wrong, ...coloured].map((fault) => `on paper: ${fault}`);
  return { seen: onScreen.seen, wrong: [...onScreen.wrong, ...onPaper] };
};

/** In the page: drawings of another width than wanted, letters too small to read, and labels that meet or stand out. */
function labelsDiagnostic(wanted: string): TextDiagnostic {
  const drawings = [...document.querySelectorAll<SVGSVGElement>('[data-diagram] [data-drawing]')].filter((one) =>
    one.checkVisibility(),
  );
  const wrong: string[] = [];
  for (const drawing of drawings) {
    // Two beside each other have half the room, and are drawn for it.
    const isHalf = (drawing.closest('[data-diagram]')?.clientWidth ?? 0) < 640;
    const expected = wanted && isHalf ? 'narrow' : wanted;
    if (expected && drawing.dataset.drawing !== expected) wrong.push(`the ${drawing.dataset.drawing} drawing`);
    const edge = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')];
    const scale = edge.width / drawing.viewBox.baseVal.width;
    const boxes = texts.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
    for (const text of texts)
      if (Number.parseFloat(getComputedStyle(text).fontSize) * scale < 12.9) wrong.push(`small: ${text.textContent}`);
    for (const [nth, { name, box }] of boxes.entries()) {
      if (box.right > edge.right + 1 || box.left < edge.left - 1) wrong.push(`outside: ${name}`);
      for (const { box: other } of boxes.slice(nth + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 0 && down > 4) wrong.push(`meets another: ${name}`);
      }
    }
  }
  return { seen: drawings.length, wrong };
}

/** In the page: words in drawings that are much smaller or larger than those around them; a figure may be large. */
export function drawnWordsDiagnostic(): TextDiagnostic {
  const words = [...document.querySelectorAll<SVGTextElement>('main svg text:not([data-hours])')].filter(
    (one) => one.checkVisibility() && one.getClientRects().length > 0,
  );
  const wrong = words.flatMap((word) => {
    const size = Number.parseFloat(getComputedStyle(word).fontSize) * (word.getScreenCTM()?.a ?? 1);
    return size < 11 || size > 24 ? [`${word.textContent}: ${Math.round(size)} px`] : [];
  });
  return { seen: words.length, wrong };
}
