markReadingPosition();

/** Marks in the tables of contents (beside the text, or folded above it) the section being read. */
function markReadingPosition(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const above = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target);
      // The links are in the order of the headings. A folded table of contents has the same links again.
      const current = `#${sections[above.size - 1]?.id}`;
      for (const link of links) link.ariaCurrent = link.hash === current ? 'location' : null;
    },
    // A heading counts as reached in the upper two fifths of the screen and anywhere above, because a reader may jump past it.
    { rootMargin: '999999px 0px -60%' },
  );
  for (const section of sections) observer.observe(section);
}
