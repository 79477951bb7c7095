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

/** The start page, with tasks and all content. */
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
        // A long history takes a while to load. If it cannot be loaded, the table does not wait for it.
        changes={lastChanges.value ?? (lastChanges.error ? NO_CHANGES : undefined)}
      />
    </main>
  );
}

const NO_CHANGES: LastChanges = {};

/** Returns the files with an unsaved copy in this browser, which other tabs may add to. */
function useUnsaved(): ReadonlySet<string> {
  const [paths, setPaths] = useState(localCopyPaths);
  useEffect(() => {
    const follow = () => setPaths(localCopyPaths());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return paths;
}
