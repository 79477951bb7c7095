import { offerSchemes } from './color-scheme.ts';

// Every page needs these; the rest is in modules that pages load by themselves.
scrollToTop();
closeMenu();
offerSchemes();
prerenderOnIntent();
drawIcons();
fillHeaderButton();

/**
 * Scrolls a page without a fragment to its top, and repeats this, because something late may have moved it. A reload, or coming back in the history,
 * keeps the reader's place, and the browser scrolls to fragments. A fragment that names a passage (`#:~:text=`) is hidden from `location`, but stands
 * in the address that was requested.
 */
function scrollToTop(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || arrival?.type !== 'navigate' || arrival.name.includes('#')) return;
  // A reader who has touched the page before this came is at work already.
  let moved = navigator.userActivation?.hasBeenActive;
  const reset = () => {
    // It scrolls to the origin in both directions, because a browser then needs no layout to know whether the page is large enough.
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

/** Closes the mobile menu, a `details`, also by one of its links, by Escape and by a click outside of the header. */
function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  const header = menu?.closest('header');
  if (!menu || !header) return;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && (!header.contains(target) || target.closest('a'))) menu.open = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !header.contains(relatedTarget)) menu.open = false;
  });
}

/**
 * Puts icons in again that Chromium did not draw. It sometimes draws none if it has them in memory since the page before (version 143: on one page in
 * ten). The icons of the footer show it, because the footer is always laid out.
 */
function drawIcons(): void {
  addEventListener('load', () => {
    // An observer tells a size without a layout; a page without icons has a body.
    new IntersectionObserver(([icon]) => {
      if (!icon?.boundingClientRect.width)
        for (const use of document.querySelectorAll('use')) use.replaceWith(use.cloneNode());
    }).observe(document.querySelector('footer use') ?? document.body);
  });
}

/** Fills the header's button while no other link to the audit is in sight, so that only one stands out at a time. */
function fillHeaderButton(): void {
  const inSight = new Set<Element>();
  const button = document.querySelector('nav ~ a');
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    button?.toggleAttribute('data-filled', inSight.size === 0);
  });
  for (const way of document.querySelectorAll('main [href*="/contact"],main [href$="#contact"]')) observer.observe(way);
}

/** Applies the page's speculation rules, unless the reader saves data or wants calm. */
function prerenderOnIntent(): void {
  const rules = document.querySelector<HTMLTemplateElement>('[data-speculation]');
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!rules || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Browsers that know no such rules take them for data.
  document.head.append(rules.content);
}
