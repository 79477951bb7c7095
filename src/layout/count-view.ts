const { endpoint = '', site = location.origin } = document.currentScript?.dataset ?? {};

// A copy of the site elsewhere, such as a preview, is not what visitors see.
if (site === location.origin && !isUnwanted()) whenShown(countView);

/**
 * One beacon a view: the page's own path and the host it was reached from, as JSON in plain text, which needs no permission of the
 * endpoint's (CORS, "simple request"). Nothing that could tell one visitor from another: neither the address as it was typed nor what follows it.
 */
function countView(): void {
  const { referrer } = document;
  const view = { path: document.body.dataset.path, referrer: referrer && new URL(referrer).host };
  navigator.sendBeacon(endpoint, JSON.stringify(view));
}

/** Do Not Track, and Global Privacy Control, which took its place. */
function isUnwanted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Now, once a page that was prerendered is opened, and again when one is come back to that the browser had kept. */
function whenShown(task: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', task, { once: true });
  else task();
  addEventListener('pageshow', ({ persisted }) => persisted && task());
}
