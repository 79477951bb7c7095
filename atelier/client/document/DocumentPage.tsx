import { useState } from 'react';
import type { OpenFile } from '../../api.ts';
import { fileName, linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Actions } from '../ui/Dialog.tsx';
import { useHeading } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import type { LocalCopy } from './local-copy.ts';
import { TwoTexts } from './TwoTexts.tsx';
import type { DocumentPageProps } from './use-document.ts';
import { useFileLock, useOpenFile } from './use-open-file.ts';
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
  const heading = useHeading(fileName(path));
  return (
    <main style={{ padding: 'var(--space-4)', display: 'grid', gap: 'var(--space-4)' }}>
      <a href={linkTo({ path: '' })}>{words.file.back}</a>
      <h1 ref={heading} tabIndex={-1}>
        {fileName(path)}
      </h1>
      {children}
    </main>
  );
}

interface RecoveredTextProps {
  copy: LocalCopy;
  /** Undefined where it is gone. */
  file: OpenFile | undefined;
  onResume(): void;
  /** Rejects where it would be lost. */
  onDiscard(): Promise<void>;
}

/** A text that was left unsaved, beside the file as it is now: to go on from, to copy, or to put aside. */
function RecoveredText({ copy, file, onResume, onDiscard }: RecoveredTextProps) {
  const written = new Date(copy.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
  const [{ running, problem }, setDiscard] = useState({ running: false, problem: '' });
  const discard = () => {
    setDiscard({ running: true, problem: '' });
    onDiscard().catch((error) => setDiscard({ running: false, problem: reasonOf(error) }));
  };
  return (
    <>
      <h2>{words.copy.heading}</h2>
      <p>
        {words.copy.when(written)} {!file && words.copy.goneSince}
        {file && copy.version !== file.version && words.copy.changedSince}
      </p>
      <Actions>
        <button type="button" className="primary" onClick={onResume}>
          {words.copy.resume}
        </button>
        <button type="button" disabled={running} onClick={discard}>
          {words.copy.discard}
        </button>
      </Actions>
      <p>{file ? words.copy.discardedTo : words.copy.discardedToBin}</p>
      <p role="alert">{problem}</p>
      {file ? (
        <TwoTexts
          mine={{ label: words.copy.mine, text: copy.text }}
          theirs={{ label: words.copy.theirs, text: file.text }}
        />
      ) : (
        <textarea readOnly rows={20} aria-label={words.copy.mine} value={copy.text} />
      )}
    </>
  );
}
