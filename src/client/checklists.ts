/** The key of this page's ticks, with or without a trailing slash in its address. */
const KEY = `cases:${location.pathname.replace(/\/$/, '')}`;

const observer = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  },
  // A little before a list scrolls into view.
  { rootMargin: '200px' },
);
for (const task of document.querySelectorAll('li[data-task]')) observer.observe(task);
if (isKept()) wake();

/** If the code does not load, the list can still be read; the next list in view tries again. */
function wake(): void {
  import('./checklist.ts').then(
    ({ addCheckboxes }) => {
      observer.disconnect();
      addCheckboxes(KEY);
    },
    () => {},
  );
}

/** Ticked pages load the code at once: readers may print them from the top. */
function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
