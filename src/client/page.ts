import { offerSchemes } from './color-scheme.ts';

// Every page needs these; the rest is in modules that pages load by themselves.
scrollToTop();
closeMenu();
offerSchemes();
prerenderOnIntent();
drawIcons();
fillHeaderButton();

/**
 * A page opened without a fragment starts at its top, and insists, as something late may have moved it.
 * Coming back in the history or reloading keeps the reader's place; a fragment is the browser's to land on. One that names a passage
 * (`#:~:text=`) is hidden from `location`, and is left in the address that the page was asked for by.
 */
function scrollToTop(): void {
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

/** The mobile menu is a `details`; it also closes on one of its links, on Escape and on a click outside of the header. */
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
 * Chromium, which has the icons in memory since the page before, at times draws none of them (version 143: on one page in ten), and does
 * once they are put in again. Those of the footer tell: it is always laid out.
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

/** The header's button is filled while none of the page's own ways to the audit is in sight: one of them stands out at a time. */
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
