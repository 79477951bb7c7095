import { schedulingColors } from '../format/scheduling.ts';
import { DAY } from '../styles/token-colors.ts';
import './booking-dialog.css?adopted';

/** The plain link is offered if the scheduling page has not reported by then. */
const LOAD_TIMEOUT_MS = 8000;

/**
 * Opens the scheduling page in a dialog over this page. Escape, the button and a click outside close it; then the link has the focus again, and the
 * page is at the same place. `top`: distance of the link from the top of the window when it was pressed, in pixels. Throws, with nothing left on the
 * page, if the browser will not open it.
 */
export function openBooking(link: HTMLAnchorElement, top: number): void {
  const { dialog, close, notice, frame } = drawDialog(link.href);
  document.body.append(dialog);
  try {
    dialog.showModal();
  } catch (error) {
    dialog.remove();
    throw error;
  }

  const stopWaiting = awaitReport(new URL(link.href).origin, frame, notice);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    stopWaiting();
    dialog.remove();
    link.focus({ preventScroll: true });
    scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

function drawDialog(href: string) {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Prendre rendez-vous');
  const close = element('button', { textContent: 'Fermer' });
  // Until the agenda is loaded, its frame would be empty and white, also by night.
  const frame = element('iframe', { src: embedAddress(href), title: 'Choix du créneau' });
  frame.style.visibility = 'hidden';
  const notice = element('p', { role: 'status', textContent: 'L’agenda se charge…' });
  const way = element('a', {
    href,
    target: '_blank',
    rel: 'external noopener',
    textContent: 'Ouvrir l’agenda dans un nouvel onglet',
  });
  const foot = element('p', {});
  foot.append(way);
  dialog.append(close, notice, frame, foot);
  return { dialog, close, notice, frame };
}

/** Shows the scheduling page once it reports that it is there; says so if it does not. Returns a function that ends the waiting. */
function awaitReport(origin: string, frame: HTMLIFrameElement, notice: HTMLElement): () => void {
  const timer = setTimeout(() => {
    notice.textContent = 'L’agenda ne s’affiche pas ici. Le lien sous le cadre l’ouvre dans un nouvel onglet';
    const ways = document.querySelectorAll('footer :is([href^="mailto:"], [href^="tel:"])');
    for (const way of ways) notice.append(', ou ', way.cloneNode(true));
    notice.append('.');
  }, LOAD_TIMEOUT_MS);
  const onMessage = (message: MessageEvent) => {
    if (message.origin !== origin || message.source !== frame.contentWindow) return;
    clearTimeout(timer);
    notice.textContent = '';
    frame.style.visibility = '';
  };
  addEventListener('message', onMessage);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
  };
}

/** Returns the address with the service's documented embed parameters and the colours of the night. The service keeps its own consent notice. */
function embedAddress(href: string): string {
  const url = new URL(href);
  if (isDay()) for (const [name, value] of Object.entries(schedulingColors(DAY))) url.searchParams.set(name, value);
  url.searchParams.set('embed_domain', location.hostname);
  url.searchParams.set('embed_type', 'PopupText');
  return url.href;
}

/** Reads the reader's choice of day or night, else the system's. */
function isDay(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme ? scheme === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
