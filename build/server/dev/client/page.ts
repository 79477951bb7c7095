import type { PageEvent } from '../dev-state.ts';
import { EVENTS_PATH } from '../own-addresses.ts';
import { showDiagnostics, showEditLink, showUnpublished } from './overlay.ts';
import { markRedacted } from './redacted-texts.ts';

/** Loads an open page again when a build has changed it, which keeps its scroll, and shows what keeps one from being built. */
const source = new EventSource(EVENTS_PATH);
const isStatusPage = document.documentElement.dataset.dev === 'status';
let own = servedAfter();

source.onmessage = ({ data }: MessageEvent<string>) => {
  const event: PageEvent = JSON.parse(data);
  own ??= event;
  if (isOutdated(event, own)) return location.reload();
  own = event;
  if (isStatusPage) return;
  showEditLink();
  showDiagnostics(event);
  showUnpublished(event.unpublished, markRedacted());
};
// A connection left open would keep the page from being left, and from being come back to.
addEventListener('pagehide', () => source.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

type Build = Pick<PageEvent, 'session' | 'finished'>;

/** A page that stands for one that is missing shows diagnostics of its own, and changes with each build. */
function isOutdated({ session, finished, published, changed }: PageEvent, own: Build): boolean {
  const last = own.session === session ? own.finished : 0;
  if ((isStatusPage ? finished : published) <= last) return false;
  return isStatusPage || finished > last + 1 || !changed || shownFiles().some((path) => changed.includes(path));
}

/** Paths of the page's own file, by the names that it may have, and of all that the page has loaded. */
function shownFiles(): string[] {
  const page = location.pathname.replace(/\/$/, '');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [page, `${page}.html`, `${page}/index.html`, ...loaded];
}

/** Returns the build this page was served after, where the browser tells. */
function servedAfter(): Build | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [session, finished] = timing.find(({ name }) => name === 'build')?.description.split('/') ?? [];
  return session === undefined ? undefined : { session, finished: Number(finished) };
}
