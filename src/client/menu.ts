/** The mobile menu is a `details`; it also closes on one of its links, on Escape and on a click outside of the header. */
export function closeMenu(): void {
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
