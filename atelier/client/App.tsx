import { useState } from 'react';
import { workshopApp as words } from '../words/app.fr.ts';
import { DocumentPage } from './document/DocumentPage.tsx';
import { RenamedDialog } from './document/RenamedDialog.tsx';
import { Navigation } from './Navigation.tsx';
import { placeIn, useFragment } from './place.ts';
import { BrokenSite } from './ui/BrokenSite.tsx';
import { Notice } from './ui/Notice.tsx';
import { useContent } from './use-content.ts';
import type { ViewProps } from './view.ts';
import { viewOf } from './views.ts';

/** The workshop: the file or the view that the address names. */
export function App() {
  const fragment = useFragment();
  const place = placeIn(fragment);
  const { content, problem, reload } = useContent();
  const [changed, setChanged] = useState<readonly string[]>([]);
  if (!content) return <Waiting problem={problem} />;
  return (
    <>
      <div role="status">
        {problem !== '' && <Notice tone="warning">{problem}</Notice>}
        <BrokenSite files={content.list.files} open={place?.path} />
      </div>
      {place ? (
        <DocumentPage key={place.path} place={place} content={content} onFiles={reload} onRenamed={setChanged} />
      ) : (
        <ViewPage fragment={fragment} content={content} onFiles={reload} />
      )}
      {changed.length > 0 && <RenamedDialog changed={changed} onClose={() => setChanged([])} />}
    </>
  );
}

function ViewPage({ fragment, ...props }: ViewProps & { fragment: string }) {
  const view = viewOf(fragment);
  if (!view) return null;
  return (
    <>
      <Navigation current={view} base={props.content.list.base} />
      <view.Page key={view.fragment} {...props} />
    </>
  );
}

function Waiting({ problem }: { problem: string }) {
  return (
    <main>
      <h1>{words.title}</h1>
      <p role="status">{problem === '' ? words.loading : problem}</p>
    </main>
  );
}
