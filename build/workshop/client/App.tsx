import { useState } from 'react';
import { workshopApp as words } from '../../diagnostics/messages/workshop-app.fr.ts';
import { DocumentPage } from './document/DocumentPage.tsx';
import { RenamedDialog } from './document/RenamedDialog.tsx';
import { ContentPage } from './list/ContentPage.tsx';
import { usePlace } from './place.ts';
import { Notice } from './ui/Notice.tsx';
import { useContent } from './use-content.ts';

/** The workshop: the list of all content, or the file that the address names. */
export function App() {
  const place = usePlace();
  const { content, problem, reload } = useContent();
  const [changed, setChanged] = useState<readonly string[]>([]);
  if (!content) return <Waiting problem={problem} />;
  return (
    <>
      <div role="status">{problem !== '' && <Notice tone="warning">{problem}</Notice>}</div>
      {place ? (
        <DocumentPage key={place.path} place={place} content={content} onFiles={reload} onRenamed={setChanged} />
      ) : (
        <ContentPage list={content.list} onFiles={reload} />
      )}
      {changed.length > 0 && <RenamedDialog changed={changed} onClose={() => setChanged([])} />}
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
