import type { PageEvent } from '../dev-state.ts';
import { EVENTS_PATH } from '../own-addresses.ts';
import { bringUpToDate } from './live-page.ts';
import { showDiagnostics, showUnpublished } from './overlay.ts';
import { markRedacted } from './redacted-texts.ts';

/**
 * Keeps an open page abreast of the development server: it takes over what a newer site has changed, or loads itself
 * anew for it, and shows what keeps one from being built.
 */
const source = new EventSource(EVENTS_PATH);
const isStatusPage = document.documentElement.dataset.dev === 'status';
let own = servedAfter();
let latest: PageEvent;
let updating = false;

source.onmessage = ({ data }: MessageEvent<string>) => {
  latest = JSON.parse(data);
  own ??= latest;
  if (!updating) void follow();
};
// A connection left open would keep the page from being left, and from being come back to.
addEventListener('pagehide', () => source.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

/** Goes on until the page is as new as the last site it has heard of. */
async function follow(): Promise<void> {
  updating = true;
  for (let event = latest; isOutdated(event); event = latest) {
    if (mustReload(event) || !(await bringUpToDate().catch(() => false))) return location.reload();
    own = event;
  }
  updating = false;
  if (isStatusPage) return;
  showDiagnostics(latest);
  showUnpublished(latest.unpublished, markRedacted());
}

/** An open page cannot take over another server's script, or files with other names. */
function mustReload({ session, reloading }: PageEvent): boolean {
  return isStatusPage || own?.session !== session || reloading > own.finished;
}

/** A page that stands for one that is missing shows diagnostics of its own, and changes with each build. */
function isOutdated({ session, finished, published }: PageEvent): boolean {
  return (isStatusPage ? finished : published) > (own?.session === session ? own.finished : 0);
}

/** The build this page was served after, where the browser tells. */
function servedAfter(): Pick<PageEvent, 'session' | 'finished'> | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [session, finished] = timing.find(({ name }) => name === 'build')?.description.split('/') ?? [];
  return session === undefined ? undefined : { session, finished: Number(finished) };
}
