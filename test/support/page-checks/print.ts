import type { Check, TextDiagnostic } from './check.ts';

export const printDiagnostic: Check = async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const diagnostic = await page.evaluate(paperDiagnostic);
  await page.emulateMedia({ media: 'screen' });
  return diagnostic;
};

/** In the page, as a printer gets it: parts that only lead elsewhere, what is not black on white, and what would leave a sheet empty. */
function paperDiagnostic(): TextDiagnostic {
  const wrong: string[] = [];
  const elsewhere =
    'body > header, body > footer :is(nav, ul), body > a, [data-starfield], [data-onward], section#contact, nav[aria-label="Sommaire"]';
  for (const element of document.querySelectorAll(elsewhere))
    if (element.checkVisibility()) wrong.push(`prints ${element.outerHTML.slice(0, 60)}`);
  for (const part of ['h1', 'main p', 'body > footer address'])
    if (!document.querySelector(part)?.checkVisibility()) wrong.push(`prints no ${part}`);
  const { backgroundColor: ground, colorScheme } = getComputedStyle(document.documentElement);
  const clear = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
  // A dark scheme's paper is dark where nothing is painted on it.
  if (!clear.includes(ground) || (ground === clear[0] && colorScheme === 'dark')) wrong.push('a dark paper');
  const shown = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility());
  for (const element of shown) {
    const { color, display, fill, backgroundColor } = getComputedStyle(element);
    const ink = element instanceof SVGElement ? fill : color;
    const blocks = [...element.children].filter((child) => getComputedStyle(child).display === 'block');
    if (display === 'inline' && !(element instanceof SVGElement) && blocks.length > 0)
      wrong.push(`an inline that holds blocks: ${element.outerHTML.slice(0, 60)}`);
    const holdsText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    const name = `${element.tagName} ${element.textContent?.slice(0, 30)}`;
    if (holdsText && element !== document.body && ink !== 'rgb(0, 0, 0)') wrong.push(`${ink} for ${name}`);
    if (!(element instanceof SVGElement) && !clear.includes(backgroundColor))
      wrong.push(`${backgroundColor} behind ${name}`);
  }
  return { seen: shown.length, wrong };
}
