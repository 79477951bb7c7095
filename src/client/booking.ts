/** Between the start of the scroll and the opening, in milliseconds. */
const SCROLL_MS = 500;

openBookingHere();

/**
 * Makes booking buttons scroll to the booking block (or the contact block) and open the scheduling page over this one. Closing it brings the reader
 * back to the same place. Nothing is requested from the third party before the click. If the dialog cannot be loaded or opened, the button works as a
 * link.
 */
function openBookingHere(): void {
  let opening = false;
  addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-booking]');
    // With a key held down, the browser opens a tab, a window or a menu. Other buttons than the first make no `click`.
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (opening) return;
    opening = true;
    // Not the page's own place: parts above may be laid out meanwhile.
    const { top } = link.getBoundingClientRect();
    const block = document.getElementById('booking') ?? document.getElementById('contact');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    const pause = new Promise((resolve) => setTimeout(resolve, SCROLL_MS));
    try {
      const { openBooking } = await import('./booking-dialog.ts');
      await pause;
      openBooking(link, top);
    } catch (error) {
      console.error(error);
      location.href = link.href;
    }
    opening = false;
  });
}
