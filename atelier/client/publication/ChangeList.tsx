import { memo, useState } from 'react';
import { fileName, linkTo } from '../../file-link.ts';
import type { Change, Changes } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { call, siteOrigin } from '../api-client.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { Badges } from '../ui/Notice.tsx';
import { useLoaded } from '../ui/use-request.ts';
import * as css from './PublicationPage.module.css';

interface ChangeListProps {
  /** The changes; undefined until they are loaded. */
  changes: Changes | undefined;
  address: string;
  /** The base path of the site here. */
  base: string;
  /** Paths of changes to leave out; undefined if all have to be published. */
  left: ReadonlySet<string> | undefined;
  onLeft(left: ReadonlySet<string>): void;
}

/** The changes since the last publication. Memoized, as the page updates every half second. */
export const ChangeList = memo(({ changes, address, base, left, onLeft }: ChangeListProps) => {
  const toggle = (path: string) => {
    const next = new Set(left);
    if (!next.delete(path)) next.add(path);
    onLeft(next);
  };
  return (
    <section className={css.part} aria-labelledby="changements">
      <h2 id="changements">{words.changes.heading}</h2>
      <p role="status">{summaryOf(changes)}</p>
      <ul className={css.rows}>
        {changes?.changes.map((change) => (
          <ChangeRow
            key={change.path}
            change={change}
            address={address}
            base={base}
            chosen={left && !left.has(change.path)}
            onToggle={() => toggle(change.path)}
          />
        ))}
      </ul>
    </section>
  );
});

function summaryOf(changes: Changes | undefined): string {
  if (!changes) return words.changes.looking;
  if (!changes.known) return words.changes.unknown;
  return changes.changes.length === 0 ? words.changes.none : words.changes.count(changes.changes.length);
}

interface ChangeRowProps {
  change: Change;
  address: string;
  base: string;
  /** The writer's choice; undefined if there is none. */
  chosen: boolean | undefined;
  onToggle(): void;
}

/** A changed file, with its page before and after, and its two texts on request. */
function ChangeRow({ change, address, base, chosen, onToggle }: ChangeRowProps) {
  const { path, from, title, picture, before, after } = change;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={`row ${css.change}`}>
        {chosen !== undefined && (
          <input
            type="checkbox"
            className="box"
            checked={chosen}
            aria-label={words.changes.choose(title)}
            onChange={onToggle}
          />
        )}
        <strong>{picture || change.sort === 'deleted' ? title : <a href={linkTo({ path })}>{title}</a>}</strong>
        <Badges badges={badgesOf(change)} />
        <span className={`row ${css.links}`}>
          {before !== undefined && <PageLink address={address + before} label={words.changes.before} of={title} />}
          {after !== undefined && (
            <PageLink address={siteOrigin() + base + after} label={words.changes.after} of={title} />
          )}
          {!picture && (
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.changes.hide : words.changes.compare}
              <span className="visually-hidden">{words.changes.compareOf(title)}</span>
            </button>
          )}
        </span>
      </div>
      {from !== undefined && <p className="muted">{words.changes.from(before ?? fileName(from))}</p>}
      {isOpen && <ChangedTexts change={change} />}
    </li>
  );
}

function PageLink({ address, label, of }: { address: string; label: string; of: string }) {
  return (
    <a href={address} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden">{words.changes.of(of)}</span>
    </a>
  );
}

function badgesOf({ sort, hidden, picture }: Change): Parameters<typeof Badges>[0]['badges'] {
  const tone = sort === 'deleted' || sort === 'withdrawn' ? 'warning' : 'success';
  return [
    { text: words.changes.sorts[sort], tone },
    ...(picture ? [{ text: words.changes.picture, tone: 'quiet' as const }] : []),
    ...(hidden && sort !== 'withdrawn' ? [{ text: words.changes.hidden, tone: 'quiet' as const }] : []),
  ];
}

function ChangedTexts({ change: { path, from } }: { change: Change }) {
  const ask = () => call('publication/texts', { path, ...(from !== undefined && { from }) });
  const { value: texts, problem } = useLoaded(ask, path);
  if (!texts) return <p role="status">{problem}</p>;
  return (
    <Comparison
      path={path}
      before={{ label: words.changes.published, text: texts.published }}
      after={{ label: words.changes.present, text: texts.present }}
    />
  );
}
