/** Where this page's ticks are kept, however its host ends addresses. */
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

/** Where its code does not come, the list stays one to read; the next one that is seen tries again. */
function wake(): void {
  import('./checklist.ts').then(
    ({ makeTickable }) => {
      observer.disconnect();
      makeTickable(KEY);
    },
    () => {},
  );
}

/** What was ticked shows wherever the reader is: they may print the page from its top. */
function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
