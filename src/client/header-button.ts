/** The header's button is filled while none of the page's own ways to the audit is in sight: one of them stands out at a time. */
export function fillHeaderButton(): void {
  const inSight = new Set<Element>();
  const button = document.querySelector('header nav ~ a');
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    button?.toggleAttribute('data-filled', inSight.size === 0);
  });
  for (const way of document.querySelectorAll('main a:is([href*="/contact"],[href$="#contact"])'))
    observer.observe(way);
}
