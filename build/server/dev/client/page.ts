import type { PageEvent } from '../dev-state.ts';
import { EVENTS_PATH } from '../own-addresses.ts';
import { showDiagnostics, showEditLink, showUnpublished } from './overlay.ts';
import { markRedacted } from './redacted-texts.ts';

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
// An open connection keeps a page out of the browser's back-forward cache.
addEventListener('pagehide', () => source.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

type Build = Pick<PageEvent, 'session' | 'finished'>;

/** Tells whether the page differs from the last build. A status page changes with each build. */
function isOutdated({ session, finished, published, changed }: PageEvent, own: Build): boolean {
  const last = own.session === session ? own.finished : 0;
  if ((isStatusPage ? finished : published) <= last) return false;
  return isStatusPage || finished > last + 1 || !changed || shownFiles().some((path) => changed.includes(path));
}

function shownFiles(): string[] {
  const page = location.pathname.replace(/\/$/, '');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [page, `${page}.html`, `${page}/index.html`, ...loaded];
}

/** Returns the build after which this page was served, if the browser tells. */
function servedAfter(): Build | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [session, finished] = timing.find(({ name }) => name === 'build')?.description.split('/') ?? [];
  return session === undefined ? undefined : { session, finished: Number(finished) };
}
