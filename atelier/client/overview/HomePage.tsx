import { workshopOverview as words } from '../../words/overview.fr.ts';
import { ContentSection } from '../list/ContentSection.tsx';
import { useHeading } from '../ui/use-heading.ts';
import type { ViewProps } from '../view.ts';
import * as css from './HomePage.module.css';
import { RecentTexts } from './RecentTexts.tsx';
import { useLastChanges, useOpenRemarks, useUnpublishedCount, useUnsaved, useWaiting } from './use-overview.ts';
import { Waiting } from './Waiting.tsx';
import { waitingGroups } from './waiting-groups.ts';

/** Where the site stands: what waits, what one was working on, and all content. */
export function HomePage({ content: { list }, onFiles }: ViewProps) {
  const heading = useHeading(words.heading);
  const unsaved = useUnsaved();
  const { diagnostics, problem } = useWaiting();
  const changes = useLastChanges();
  const remarks = useOpenRemarks();
  const unpublished = useUnpublishedCount();
  return (
    <main className={css.page}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {words.heading}
      </h1>
      <div className={css.top}>
        <Waiting
          groups={diagnostics && waitingGroups(list.files, unsaved, diagnostics, remarks)}
          unpublished={unpublished}
          problem={problem}
        />
        <RecentTexts files={list.files} changes={changes} />
      </div>
      <ContentSection list={list} unsaved={unsaved} changes={changes} onFiles={onFiles} />
    </main>
  );
}
