/**
 * A page opened without a fragment starts at its top, and insists, as something late may have moved it.
 * Coming back in the history or reloading keeps the reader's place; a fragment is the browser's to land on. One that names a passage
 * (`#:~:text=`) is hidden from `location`, and is left in the address that the page was asked for by.
 */
export function scrollToTop(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || arrival?.type !== 'navigate' || arrival.name.includes('#')) return;
  // A reader who has touched the page before this came is at work already.
  let moved = navigator.userActivation?.hasBeenActive;
  const reset = () => {
    // To the very origin, both ways: a browser then needs no layout to know whether the page is large enough.
    if (!moved) scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
  // A reader who is already scrolling is not pulled back.
  const move = () => {
    moved = true;
  };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(type, move, { passive: true });
  reset();
  requestAnimationFrame(reset);
  setTimeout(reset, 50);
  setTimeout(reset, 150);
}
