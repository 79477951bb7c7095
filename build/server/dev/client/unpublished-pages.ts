import { dev } from '../../../diagnostics/messages/dev.fr.ts';
import type { PageEvent } from '../dev-state.ts';
import { STYLES } from '../own-addresses.ts';
import { trustedHtml } from './trusted-html.ts';

type UnpublishedLinks = PageEvent['unpublished'];

let host: HTMLElement | undefined;
const marks = new CSSStyleSheet();

/** Says on a page that it, or so many of its texts, are not published yet, and marks the links to such pages. */
export function showUnpublished(unpublished: UnpublishedLinks, texts: number): void {
  const here = decodeURI(location.pathname).replace(/(?<=.)\/$/, '');
  const own = unpublished.find(({ path }) => path === here);
  const lines = [
    ...(own ? [dev.unpublishedPage(own.unpublished)] : []),
    ...(texts > 0 ? [dev.redactedTexts(texts)] : []),
  ];
  if (lines.length > 0) band().textContent = lines.join(' ');
  else removeBand();
  marks.replaceSync(unpublished.map(markOf).join('\n'));
  // Sheets are replaced by others where styles have changed: this one stands behind them.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== marks), marks];
}

/** In a shadow root, with the server's own styles. */
function band(): Element {
  host ??= document.createElement('dev-unpublished');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (!root.firstChild)
    root.innerHTML = trustedHtml(
      `<link rel="stylesheet" href="${STYLES}"><aside aria-label="${dev.publication}"></aside>`,
    );
  host.lang = 'fr';
  document.body.append(host);
  const aside = root.querySelector('aside');
  if (!aside) throw new Error('the band has nowhere to say it');
  return aside;
}

function removeBand(): void {
  host?.remove();
  host = undefined;
}

/** The rule for links to a page, whether the site's addresses end in a slash or not. */
function markOf({ path, unpublished }: UnpublishedLinks[number]): string {
  const ends = [path, `${path}/`].map((one) => CSS.escape(one));
  const links = ends.flatMap((one) => [`a[href="${one}"]`, `a[href^="${one}#"]`, `a[href^="${one}?"]`]).join();
  const words = CSS.escape(`[${dev.unpublishedMark(unpublished)}] `);
  return `:is(${links}) { outline: 2px dashed; outline-offset: 2px; } :is(${links})::before { content: "${words}"; }`;
}
