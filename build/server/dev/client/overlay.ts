import { PAGE_FRAGMENT } from '../../../contract/preview-messages.ts';
import { dev } from '../../../diagnostics/messages/dev.fr.ts';
import type { PageEvent } from '../dev-state.ts';
import { STYLES_PATH } from '../own-addresses.ts';
import { trustedHtml } from './trusted-html.ts';

let overlay: ReturnType<typeof makeOverlay> | undefined;
let shown = '';

/** Shows errors in a dialog over the page, warnings behind a button. */
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
  // A dialog that was closed stays closed until its text changes.
  const news = `${session} ${finished} ${diagnostics}`;
  if (failed && news !== shown && !overlay.dialog.open) overlay.dialog.showModal();
  shown = news;
}

function makeOverlay() {
  const { host, find } = addToPage(
    'dev-diagnostics',
    `<button class="open" type="button" aria-haspopup="dialog"></button>
    <dialog aria-labelledby="title"><form method="dialog"><button>${dev.close}</button></form><h1 id="title"></h1><div></div></dialog>`,
  );
  const parts = { host, button: find('button'), dialog: find('dialog'), title: find('h1'), list: find('div') };
  parts.button.addEventListener('click', () => parts.dialog.showModal());
  return parts;
}

/** Appends an element with a shadow root, which the page's styles and security policy do not reach. */
function addToPage(name: string, html: string) {
  const host = document.createElement(name);
  host.lang = 'fr';
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = trustedHtml(`<link rel="stylesheet" href="${STYLES_PATH}">${html}`);
  document.body.append(host);
  const find = <Name extends keyof HTMLElementTagNameMap>(part: Name) => {
    const element = root.querySelector(part);
    if (!element) throw new Error(`${name} has no ${part}`);
    return element;
  };
  return { host, find };
}

const workshop = document.currentScript?.dataset.workshop;
let hasLink = false;

export function showEditLink(): void {
  if (workshop === undefined || hasLink) return;
  hasLink = true;
  addToPage('dev-edit', `<a class="edit">${dev.edit}</a>`).find('a').href =
    workshop + PAGE_FRAGMENT + location.pathname;
}

type UnpublishedLinks = PageEvent['unpublished'];

let band: ReturnType<typeof addToPage> | undefined;
const marks = new CSSStyleSheet();
document.adoptedStyleSheets.push(marks);

/** Shows a band if the page, or so many of its texts, are not published yet, and marks links to such pages. */
export function showUnpublished(unpublished: UnpublishedLinks, texts: number): void {
  const here = decodeURI(location.pathname).replace(/(?<=.)\/$/, '');
  const own = unpublished.find(({ path }) => path === here);
  const lines = [
    ...(own ? [dev.unpublishedPage(own.unpublished)] : []),
    ...(texts > 0 ? [dev.redactedTexts(texts)] : []),
  ];
  if (lines.length > 0) {
    band ??= addToPage('dev-unpublished', `<aside aria-label="${dev.publication}"></aside>`);
    band.find('aside').textContent = lines.join(' ');
  } else {
    band?.host.remove();
    band = undefined;
  }
  marks.replaceSync(unpublished.map(markOf).join('\n'));
}

/** Returns the CSS rule for links to a page, with and without a trailing slash. */
function markOf({ path, unpublished }: UnpublishedLinks[number]): string {
  const ends = [path, `${path}/`].map((one) => CSS.escape(one));
  const links = ends.flatMap((one) => [`a[href="${one}"]`, `a[href^="${one}#"]`, `a[href^="${one}?"]`]).join();
  const words = CSS.escape(`[${dev.unpublishedMark(unpublished)}] `);
  return `:is(${links}) { outline: 2px dashed; outline-offset: 2px; } :is(${links})::before { content: "${words}"; }`;
}
