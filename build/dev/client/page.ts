import type { PageEvent } from '../dev-state.ts';
import { EVENTS } from '../own-addresses.ts';
import { showFindings } from './overlay.ts';

/** Keeps an open page abreast of the development server: it reloads for a newer site, and shows what keeps one from being built. */
const source = new EventSource(EVENTS);
const isStatusPage = document.documentElement.dataset.dev === 'status';
let own = servedAfter();

source.onmessage = ({ data }: MessageEvent<string>) => {
  const event: PageEvent = JSON.parse(data);
  own ??= event;
  // A page that stands for one that is missing shows findings of its own, and changes with each build.
  const wanted = isStatusPage ? event.finished : event.published;
  if (wanted > (own.session === event.session ? own.finished : 0)) location.reload();
  else if (!isStatusPage) showFindings(event);
};
// A connection left open would keep the page from being left, and from being come back to.
addEventListener('pagehide', () => source.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

/** The build this page was served after, where the browser tells. */
function servedAfter(): Pick<PageEvent, 'session' | 'finished'> | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [session, finished] = timing.find(({ name }) => name === 'build')?.description.split('/') ?? [];
  return session === undefined ? undefined : { session, finished: Number(finished) };
}
