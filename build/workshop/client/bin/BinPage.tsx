import { workshopBin as words } from '../../../diagnostics/messages/workshop-bin.fr.ts';
import { type BinEntry, DAYS_IN_BIN } from '../../bin/bin-api.ts';
import { linkTo } from '../../file-link.ts';
import { Notice } from '../ui/Notice.tsx';
import { useHeading } from '../ui/use-heading.ts';
import type { ViewProps } from '../view.ts';
import * as css from './BinPage.module.css';
import { useBin } from './use-bin.ts';

/** What was deleted, each with the way back. */
export function BinPage({ onFiles }: ViewProps) {
  const heading = useHeading(words.heading);
  const bin = useBin(onFiles);
  const { entries, back, problem, putBack } = bin;
  return (
    <div className={css.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
      </header>
      <main>
        <p className={css.explanation}>{words.explanation(DAYS_IN_BIN)}</p>
        <div role="status">
          {problem !== '' && <Notice tone="error">{problem}</Notice>}
          {back && <IsBack back={back} />}
          {entries?.length === 0 && <p>{words.empty}</p>}
        </div>
        {entries && entries.length > 0 && (
          <ul className={css.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onPutBack={() => putBack(entry)} />
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

function IsBack({ back: { path, moved, changed, sort } }: { back: NonNullable<ReturnType<typeof useBin>['back']> }) {
  return (
    <Notice tone="info">
      <p>
        {moved ? words.isBackElsewhere(path) : words.isBack(path)} {changed !== undefined && words.released(changed)}
      </p>
      {sort === 'text' && <a href={linkTo({ path })}>{words.open}</a>}
    </Notice>
  );
}

function Entry({ entry, onPutBack }: { entry: BinEntry; onPutBack(): void }) {
  const { title, path, deletedAt, led } = entry;
  const until = Date.parse(deletedAt) + DAYS_IN_BIN * DAY;
  return (
    <li className={css.entry}>
      <div>
        <h2>{title}</h2>
        <p className={css.path}>{path}</p>
        <p className={css.when}>
          {words.kept(dayOf(Date.parse(deletedAt)), dayOf(until))} {led && words.ledTo(led.path)}
        </p>
      </div>
      <button type="button" onClick={onPutBack}>
        {words.putBack}
        <span className="visually-hidden">{` : ${title}`}</span>
      </button>
    </li>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** By the calendar of whoever reads it. */
function dayOf(moment: number): string {
  return new Date(moment).toLocaleDateString('fr-FR', { dateStyle: 'long' });
}
