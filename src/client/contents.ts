/** Marks in the tables of contents (beside the text, or folded above it) the section being read. */
export function markReadingPosition(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const reached = new Set<Element>();
  const mark = () => {
    const all = sections.filter((section) => reached.has(section));
    const current = all.find(isAskedFor) ?? all.at(-1);
    for (const link of links) link.ariaCurrent = current && link.hash === `#${current.id}` ? 'location' : null;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      mark();
    },
    // A heading has been reached in the upper two fifths of the screen, and however far above: a reader may jump past it.
    { rootMargin: '1000000px 0px -60% 0px' },
  );
  for (const section of sections) observer.observe(section);
  // A link may lead to a section that was reached before, which the observer has no news of.
  addEventListener('hashchange', mark);
}

/** Short sections are reached several at once: the one that the address names counts as long as its heading shows. */
function isAskedFor(section: Element): boolean {
  return location.hash === `#${section.id}` && section.getBoundingClientRect().top >= 0;
}
