import type { Check, TextDiagnostic } from './check.ts';

/** Checks drawings under forced colours, which a browser does not apply to them. */
export const forcedColoursDiagnostic: Check = async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const diagnostic = await page.evaluate(foreignColours);
  await page.emulateMedia({ forcedColors: 'none' });
  return diagnostic;
};

/** In the page: other colours in drawings with words, buttons and fields without a border, a menu that does not mark the current page. */
function foreignColours(): TextDiagnostic {
  const sample = document.body.appendChild(document.createElement('i'));
  const own = ['Canvas', 'CanvasText'].map((name) => {
    sample.style.color = name;
    return getComputedStyle(sample).color;
  });
  sample.remove();
  const parts = [...document.querySelectorAll('main svg:has(text) :is(text, tspan, path, rect, circle, line)')].filter(
    (part) => part.checkVisibility(),
  );
  const foreign = parts.filter((part) => {
    const { fill, stroke } = getComputedStyle(part);
    // A shape without line and surface has no visible colour.
    const seen = part.localName === 'line' ? [stroke] : [fill, stroke];
    return seen.some((colour) => colour !== 'none' && !own.includes(colour));
  });
  const controls = [
    ...document.querySelectorAll('main :is(button, select, textarea, input:not([type=radio], [type=checkbox]))'),
  ].filter((control) => control.checkVisibility());
  const bare = controls.filter((control) => getComputedStyle(control).borderTopStyle === 'none');
  const current = [...document.querySelectorAll('header a[aria-current]')];
  const unmarked = current.filter((link) => getComputedStyle(link, '::before').borderTopStyle !== 'solid');
  return {
    seen: parts.length,
    wrong: [
      ...foreign.map((part) => `${part.outerHTML.slice(0, 60)} has ${getComputedStyle(part).fill}`),
      ...bare.map((control) => `no border around ${control.outerHTML.slice(0, 60)}`),
      ...unmarked.map((link) => `no mark at ${link.textContent}`),
    ],
  };
}
