import { useDeferredValue, useEffect, useState } from 'react';
import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import type { ContentTypeInfo } from '../../api.ts';
import { copiedPaths } from '../document/local-copy.ts';
import { useHeading } from '../ui/use-heading.ts';
import type { ViewProps } from '../view.ts';
import * as css from './ContentPage.module.css';
import { GroupSection } from './GroupSection.tsx';
import { groupsOf } from './groups.ts';
import { NewFileDialog } from './NewFileDialog.tsx';
import { SearchField } from './SearchField.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

/** All content by kind, as much of it as fits what is typed. */
export function ContentPage({ content: { list }, onFiles }: ViewProps) {
  const heading = useHeading(words.list.heading);
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<ContentTypeInfo>();
  const area = useArrowKeys();
  const unsaved = useUnsaved();
  const groups = groupsOf(list, unsaved, useDeferredValue(typed));
  const found = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={css.page}>
      <header className={css.header}>
        <h1 ref={heading} tabIndex={-1}>
          {words.list.heading}
        </h1>
      </header>
      <main ref={area}>
        <SearchField typed={typed} found={found} onType={setTyped} />
        <div className={css.groups}>
          {groups.map((group) => (
            <GroupSection key={group.name} group={group} onAdd={setAdding} />
          ))}
        </div>
      </main>
      {adding && (
        <NewFileDialog
          kind={adding}
          taken={list.files.filter(({ kind }) => kind === adding.name).map(({ slug }) => slug)}
          onClose={() => setAdding(undefined)}
          onCreated={onFiles}
        />
      )}
    </div>
  );
}

/** Files of which a text is kept here that was not saved; other tabs may add to them. */
function useUnsaved(): ReadonlySet<string> {
  const [paths, setPaths] = useState(copiedPaths);
  useEffect(() => {
    const follow = () => setPaths(copiedPaths());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return paths;
}
