import type { PublicationState, Published } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { momentHere } from './moments.ts';
import * as css from './PublicationPage.module.css';

/** Whether visitors have what was published last, and since when. */
export function StatePanel({ state: { published, address } }: { state: PublicationState }) {
  if (!published) return <p className={css.quiet}>{words.state.never}</p>;
  return (
    <div className={css.state}>
      <p role="status" data-live={published.live}>
        {stateOf(published)}
      </p>
      {published.live === 'online' && (
        <a href={`${address}/`} target="_blank" rel="noopener">
          {words.state.visit}
        </a>
      )}
      {published.reason !== undefined && <p className={css.quiet}>{published.reason}</p>}
    </div>
  );
}

function stateOf({ at, live, since = at }: Published): string {
  const sent = momentHere(at);
  if (live === 'waiting') return `${words.state.sent(sent.day, sent.time)} ${words.state.waiting}`;
  if (live === 'unknown') return words.state.sent(sent.day, sent.time);
  const online = momentHere(since);
  const isToday = online.day === momentHere(new Date().toISOString()).day;
  return isToday ? words.state.online(online.time) : words.state.onlineOn(online.day, online.time);
}
