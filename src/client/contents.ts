/** Marks in the table of contents the section being read. */
export function markReadingPosition(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [link.hash.slice(1), link]),
  );
  const sections = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (sections.length === 0) return;
  const observer = new IntersectionObserver(
    () => {
      const current = sections.findLast((section) => section.getBoundingClientRect().top < innerHeight * 0.4);
      for (const [id, link] of links) {
        if (id === current?.id) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // A heading that crosses the upper part of the screen changes the section.
    { rootMargin: '0px 0px -60% 0px', threshold: [0, 1] },
  );
  for (const section of sections) observer.observe(section);
}
