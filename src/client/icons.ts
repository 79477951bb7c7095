/**
 * Chromium, which has the icons in memory since the page before, at times draws none of them (version 143: on one page in ten), and does
 * once they are put in again. Those of the footer tell: it is always laid out.
 */
export function drawIcons(): void {
  addEventListener('load', () => {
    // Which tells a size without asking the browser to work it out; a page without icons has a body.
    new IntersectionObserver(([icon]) => {
      if (!icon?.boundingClientRect.width)
        for (const use of document.querySelectorAll('use')) use.replaceWith(use.cloneNode());
    }).observe(document.querySelector('footer use') ?? document.body);
  });
}
