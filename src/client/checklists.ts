/** The key of this page's ticks, with or without a trailing slash in its address. */
const KEY = `cases:${location.pathname.replace(/\/$/, '')}`;

const observer = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) loadCheckboxes();
  },
  // A little before a list scrolls into view.
  { rootMargin: '200px' },
);
for (const task of document.querySelectorAll('li[data-task]')) observer.observe(task);
if (isKept()) loadCheckboxes();

/** Loads the code of checkboxes. If that fails, the list can still be read, and the next list in view tries again. */
function loadCheckboxes(): void {
  import('./checklist.ts').then(
    ({ addCheckboxes }) => {
      observer.disconnect();
      addCheckboxes(KEY);
    },
    () => {},
  );
}

/** Tells whether the page has stored ticks. Such a page loads the code at once, because readers may print it from the top. */
function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
