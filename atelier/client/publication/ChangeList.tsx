import type { Changes } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { ChangeRow } from './ChangeRow.tsx';
import * as css from './PublicationPage.module.css';

interface ChangeListProps {
  /** Undefined until they have been found. */
  changes: Changes | undefined;
  /** Where visitors find the site. */
  address: string;
  /** Folder that the site is served from here. */
  base: string;
  /** Paths of changes that are not to be published; undefined where all have to be. */
  left: ReadonlySet<string> | undefined;
  onLeft(left: ReadonlySet<string>): void;
}

/** What differs from what was published last, text by text. */
export function ChangeList({ changes, address, base, left, onLeft }: ChangeListProps) {
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
}

function summaryOf(changes: Changes | undefined): string {
  if (!changes) return words.changes.looking;
  if (!changes.known) return words.changes.unknown;
  return changes.changes.length === 0 ? words.changes.none : words.changes.count(changes.changes.length);
}
