import { linkTo } from '../../server/file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { Notice } from '../ui/Notice.tsx';
import { useHeading } from '../ui/use-heading.ts';
import type { DocumentPageProps } from './page-props.ts';
import { RecoveredText } from './RecoveredText.tsx';
import { useFileLock } from './use-file-lock.ts';
import { useOpenFile } from './use-open-file.ts';
import { Workbench } from './Workbench.tsx';

/** The page of a file: in one tab at a time, from the text of the disk or from one that was left unsaved. */
export function DocumentPage(props: DocumentPageProps) {
  const { path } = props.place;
  const { held, take } = useFileLock(path);
  if (held) return <OpenedDocument {...props} />;
  return (
    <Aside path={path}>
      <Notice tone="warning">
        <p>{words.file.elsewhere}</p>
        <button type="button" onClick={take}>
          {words.file.takeHere}
        </button>
      </Notice>
    </Aside>
  );
}

function OpenedDocument(props: DocumentPageProps) {
  const { path } = props.place;
  const { file, copy, problem, start, resume, discard } = useOpenFile(path);
  if (file && start !== undefined) return <Workbench {...props} opened={file} start={start} />;
  return (
    <Aside path={path}>
      {copy ? (
        <RecoveredText copy={copy} file={file} onResume={() => resume(copy)} onDiscard={() => discard(copy)} />
      ) : (
        <p role="status">{problem || words.loading}</p>
      )}
    </Aside>
  );
}

/** What stands in the place of a file that is not, or not yet, being written. */
function Aside({ path, children }: { path: string; children: React.ReactNode }) {
  const heading = useHeading(path);
  return (
    <main style={{ padding: 'var(--space-4)', display: 'grid', gap: 'var(--space-4)' }}>
      <a href={linkTo({ path: '' })}>{words.file.back}</a>
      <h1 ref={heading} tabIndex={-1}>
        {path}
      </h1>
      {children}
    </main>
  );
}
