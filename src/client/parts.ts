/** Milliseconds after the page is there, in which it is looked at before anything else is laid out. */
const FIRST_LOOK = 800;
/** Milliseconds that a browser which is never idle has to lay out one part. */
const LATEST = 150;

layOutParts();

/**
 * Lays out what is below the screen, one part each time the browser is idle (Safari tells no idle time): a picture of the whole page shows it whole.
 * A reader who comes back gets all parts at once, as the browser looks for the former place.
 */
function layOutParts(): void {
  const all = document.querySelectorAll('[data-lazy]');
  if (isReturning()) {
    for (const part of all) part.removeAttribute('data-lazy');
    return;
  }
  const parts = all.values();
  const layOutNext = () => {
    const { value: part } = parts.next();
    part?.removeAttribute('data-lazy');
    if (!part) return;
    if ('requestIdleCallback' in window) requestIdleCallback(layOutNext, { timeout: LATEST });
    else setTimeout(layOutNext, LATEST);
  };
  addEventListener('load', () => setTimeout(layOutNext, FIRST_LOOK));
}

/** Tells whether the reader comes by the history or has loaded the page anew. */
function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate';
}
