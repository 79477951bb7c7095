/** Between the start of the scroll and the opening, in milliseconds. */
const PAUSE = 500;

openBookingHere();

/**
 * A booking button scrolls to the booking block (the contact block where there is none) and opens the scheduling page over this one.
 * Until then nothing is asked of the third party; if the dialog cannot be loaded, the button is the link it always was.
 */
function openBookingHere(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-booking]');
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    const block = document.getElementById('booking') ?? document.getElementById('contact');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    const loading = import('./booking-dialog.ts');
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
    Promise.all([loading, pause]).then(
      ([{ openBooking }]) => openBooking(link),
      () => location.assign(link.href),
    );
  });
}
