import { PAGE_FRAGMENT } from '../../../contract/preview-messages.ts';
import { dev } from '../../../diagnostics/messages/dev.fr.ts';
import type { PageEvent } from '../dev-state.ts';
import { STYLES_PATH } from '../own-addresses.ts';
import { trustedHtml } from './trusted-html.ts';

let overlay: ReturnType<typeof makeOverlay> | undefined;
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

/** Appends an element of the server's own, in a shadow root with its own stylesheet: the page's styles and its security policy stay out of it. */
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

/** Path of the workshop, from an attribute of the script that loads this; absent without one. */
const workshop = document.currentScript?.dataset.workshop;
let hasLink = false;

/** Adds a link to the page's text in the workshop, where there is one. */
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

/** Says on a page that it, or so many of its texts, are not published yet, and marks the links to such pages. */
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

/** Returns the rule for links to a page, whether the site's addresses end in a slash or not. */
function markOf({ path, unpublished }: UnpublishedLinks[number]): string {
  const ends = [path, `${path}/`].map((one) => CSS.escape(one));
  const links = ends.flatMap((one) => [`a[href="${one}"]`, `a[href^="${one}#"]`, `a[href^="${one}?"]`]).join();
  const words = CSS.escape(`[${dev.unpublishedMark(unpublished)}] `);
  return `:is(${links}) { outline: 2px dashed; outline-offset: 2px; } :is(${links})::before { content: "${words}"; }`;
}
