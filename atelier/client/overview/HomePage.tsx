import { useEffect, useState } from 'react';
import type { LastChanges } from '../../api.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { call } from '../api-client.ts';
import { localCopyPaths } from '../document/local-copies.ts';
import { ContentSection } from '../list/ContentSection.tsx';
import { dueTexts, useLastPublication } from '../publication/use-publication.ts';
import { useHeading } from '../ui/focus.ts';
import { useBuilt, type ViewProps } from '../use-content.ts';
import { useWaiting, Waiting } from './Waiting.tsx';
import { waitingGroups } from './waiting-groups.ts';

/** The first page: tasks, and all content. */
export function HomePage({ content: { list }, onFiles }: ViewProps) {
  const heading = useHeading(words.heading);
  const unsaved = useUnsaved();
  const { value: diagnostics, problem } = useWaiting();
  const lastChanges = useBuilt(() => call('overview/changes'));
  const { value: remarks = [] } = useBuilt(() => call('review/remarks'));
  const { changes: unpublished, published, online } = useLastPublication(list);
  const due = dueTexts(list, published);
  const open = remarks.filter(({ state }) => state === 'open');
  return (
    <main className="page">
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {words.heading}
      </h1>
      <Waiting
        groups={diagnostics && waitingGroups(list.files, unsaved, diagnostics, open, due)}
        unpublished={unpublished?.known ? unpublished.changes.length : undefined}
        problem={problem}
      />
      <ContentSection
        {...{ list, unsaved, online, onFiles }}
        // A long history takes a while; without one, no date is waited for.
        changes={lastChanges.value ?? (lastChanges.error ? NO_CHANGES : undefined)}
      />
    </main>
  );
}

const NO_CHANGES: LastChanges = {};

/** Files of which a text is kept here that was not saved; other tabs may add to them. */
function useUnsaved(): ReadonlySet<string> {
  const [paths, setPaths] = useState(localCopyPaths);
  useEffect(() => {
    const follow = () => setPaths(localCopyPaths());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return paths;
}
