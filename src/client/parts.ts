/** Milliseconds after load before anything else is laid out, so that the first screen can be used at once. */
const FIRST_LOOK = 800;
/** Milliseconds that a browser which is never idle has to lay out one part. */
const LATEST = 100;

layOutParts();

/**
 * Lays out what is below the screen, one part each time the browser is idle (Safari tells no idle time): a picture of the whole page shows it whole.
 * A reader who comes back gets all parts at once, as the browser looks for the former place.
 */
function layOutParts(): void {
  const parts = [...document.querySelectorAll('[data-lazy]')];
  const later = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, LATEST));
  const layOutNext = () => {
    parts.shift()?.removeAttribute('data-lazy');
    if (parts[0]) later(layOutNext, { timeout: LATEST });
    else loadPictures();
  };
  const layOutAll = () => {
    while (parts[0]) parts.shift()?.removeAttribute('data-lazy');
  };
  if (isReturning()) layOutAll();
  addEventListener('load', () => setTimeout(layOutNext, FIRST_LOOK));
  // The stylesheet lays out all parts while a field has the focus. If they were folded again when it leaves, the next click would miss its moving target.
  addEventListener('focusin', () => document.querySelector(':focus-visible') && layOutAll());
}

/** Loads pictures ahead of the reader, in the order of the page: a browser waits until they are near, and a slow line leaves their frames empty then. */
function loadPictures(): void {
  for (const picture of document.images) picture.loading = 'eager';
}

/** Tells whether the reader comes by the history or has loaded the page anew. */
function isReturning(): boolean {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return visit?.type !== 'navigate';
}
