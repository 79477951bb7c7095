import { dev } from '../../../diagnostics/messages/dev.fr.ts';
import type { PageEvent } from '../dev-state.ts';
import { STYLES } from '../own-addresses.ts';
import { trustedHtml } from './trusted-html.ts';

interface Overlay {
  host: HTMLElement;
  button: HTMLButtonElement;
  dialog: HTMLDialogElement;
  title: HTMLHeadingElement;
  list: HTMLDivElement;
}

let overlay: Overlay | undefined;
let shown = '';

/** Lays the diagnostics over the page: errors at once, warnings behind a button. The page itself stays as it was. */
export function showDiagnostics({ session, finished, diagnostics, title, failed }: PageEvent): void {
  if (!diagnostics) {
    overlay?.host.remove();
    overlay = undefined;
    return;
  }
  overlay ??= makeOverlay();
  overlay.button.textContent = title;
  overlay.title.textContent = title;
  overlay.list.innerHTML = trustedHtml(diagnostics);
  if (!failed) overlay.dialog.close();
  // One that was closed stays closed until there is something new to say.
  const news = `${session} ${finished} ${diagnostics}`;
  if (failed && news !== shown && !overlay.dialog.open) overlay.dialog.showModal();
  shown = news;
}

/** In a shadow root, with a stylesheet of the server's own: the page's styles and its security policy stay out of it. */
function makeOverlay(): Overlay {
  const host = document.createElement('dev-diagnostics');
  host.lang = 'fr';
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = trustedHtml(`<link rel="stylesheet" href="${STYLES}">
    <button class="open" type="button" aria-haspopup="dialog"></button>
    <dialog aria-labelledby="title"><form method="dialog"><button>${dev.close}</button></form><h1 id="title"></h1><div></div></dialog>`);
  document.body.append(host);
  const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => {
    const element = root.querySelector(name);
    if (!element) throw new Error(`the overlay has no ${name}`);
    return element;
  };
  const parts = { host, button: find('button'), dialog: find('dialog'), title: find('h1'), list: find('div') };
  parts.button.addEventListener('click', () => parts.dialog.showModal());
  return parts;
}
