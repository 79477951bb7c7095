import { useEffect, useMemo, useState } from 'react';
import type { LastChanges } from '../../api.ts';
import type { StoredRemark } from '../../server/review/remark-files.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { call } from '../api-client.ts';
import { localCopyPaths } from '../document/local-copies.ts';
import { ContentSection } from '../list/ContentSection.tsx';
import { dueTexts, useLastPublication } from '../publication/use-publication.ts';
import { useHeading } from '../ui/focus.ts';
import { useLater, type ViewProps } from '../use-content.ts';
import { useWaiting } from './use-waiting.ts';
import { Waiting } from './Waiting.tsx';
import { waitingGroups } from './waiting-groups.ts';

/** The first page: tasks, and all content. */
export function HomePage({ content: { list }, onFiles }: ViewProps) {
  const heading = useHeading(words.heading);
  const unsaved = useUnsaved();
  const { diagnostics, problem } = useWaiting();
  const changes = useLastChanges();
  const remarks = useOpenRemarks();
  const { changes: unpublished, published, online } = useLastPublication(list);
  const due = dueTexts(list, published);
  return (
    <main className="page">
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {words.heading}
      </h1>
      <Waiting
        groups={diagnostics && waitingGroups(list.files, unsaved, diagnostics, remarks, due)}
        unpublished={unpublished?.known ? unpublished.changes.length : undefined}
        problem={problem}
      />
      <ContentSection list={list} unsaved={unsaved} online={online} changes={changes} onFiles={onFiles} />
    </main>
  );
}

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

/** Returns when texts were last changed; undefined until it is known, which may take a long history a while. */
function useLastChanges(): LastChanges | undefined {
  return useLater(() => call('overview/changes'), NO_CHANGES);
}

/** Asks for the open comments of readers. */
function useOpenRemarks(): readonly StoredRemark[] {
  const remarks = useLater(() => call('review/remarks'));
  return useMemo(() => remarks?.filter(({ state }) => state === 'open') ?? [], [remarks]);
}

const NO_CHANGES: LastChanges = {};
