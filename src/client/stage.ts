/** Lets a drawing go through its beats, once it is in sight. */
const stage = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) target.setAttribute('data-seen', '');
  },
  { threshold: 0.5 },
);
for (const drawing of document.querySelectorAll('[data-staged]')) stage.observe(drawing);
