/** Marks in the tables of contents (beside the text, or folded above it) the section being read. */
export function markReadingPosition(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap(
    (id) => document.getElementById(id) ?? [],
  );
  if (sections.length === 0) return;
  const observer = new IntersectionObserver(
    () => {
      const current = sections.findLast((section) => section.getBoundingClientRect().top < innerHeight * 0.4);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // A heading that crosses the upper part of the screen changes the section.
    { rootMargin: '0px 0px -60% 0px', threshold: [0, 1] },
  );
  for (const section of sections) observer.observe(section);
}
