const { endpoint = '', site = location.origin } = document.currentScript?.dataset ?? {};

// A copy of the site elsewhere, such as a preview, is not what visitors see.
if (site === location.origin && !isUnwanted()) whenShown(countView);

/**
 * Sends one beacon a view: the page's path and the referrer's host, as JSON in plain text, which needs no permission of the endpoint (CORS, "simple
 * request"). Nothing in it can tell one visitor from another: neither the address as it was typed nor its query.
 */
function countView(): void {
  const { referrer } = document;
  const view = { path: document.body.dataset.path, referrer: referrer && new URL(referrer).host };
  navigator.sendBeacon(endpoint, JSON.stringify(view));
}

/** Tells whether the visitor refuses counting, by Do Not Track or its successor, Global Privacy Control. */
function isUnwanted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Calls a function when the page is shown: now, or once a prerendered page is opened, and again when a visitor comes back to a page that the browser
 * kept.
 */
function whenShown(task: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', task, { once: true });
  else task();
  addEventListener('pageshow', ({ persisted }) => persisted && task());
}
