import type { TextVersion } from '../../server/history/history-api.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import * as css from './HistoryDialog.module.css';

interface VersionListProps {
  versions: readonly TextVersion[];
  chosen: TextVersion | undefined;
  isSame(version: TextVersion): boolean;
  onChoose(version: TextVersion): void;
}

/** When each version was written, and by whom where that is known. */
export function VersionList({ versions, chosen, isSame, onChoose }: VersionListProps) {
  return (
    <ul className={css.versions} aria-label={words.heading}>
      {versions.map((version) => (
        <li key={version.id}>
          <button type="button" className="quiet" aria-pressed={version === chosen} onClick={() => onChoose(version)}>
            <span>{new Date(version.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })}</span>
            <small>{version.commit ? words.by(version.commit.author) : words.savedHere}</small>
            {version.commit && <small className={css.subject}>{version.commit.subject}</small>}
            {isSame(version) && <small>{words.isNow}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
