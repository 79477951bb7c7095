import { useId, useMemo, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { formWording, type Labels, labelsOf } from '../form/field-schema.ts';
import { RemarksList } from '../review/RemarksList.tsx';
import { DiagnosticWords } from '../ui/DiagnosticWords.tsx';
import { Actions } from '../ui/Dialog.tsx';
import { useHeading, useShortcuts } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useAction } from '../ui/use-request.ts';
import { useTitles } from '../use-content.ts';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentDialogs } from './DocumentDialogs.tsx';
import type { LocalCopy } from './local-copies.ts';
import { Panes } from './Panes.tsx';
import {
  type DocumentPageProps,
  type OpenDocument,
  type OpenDocumentProps,
  useDocument,
  useFileLock,
  useOpenFile,
} from './use-document.ts';
import { placeName } from './use-preview.ts';
import * as css from './Workbench.module.css';

/** The page of a file, which one tab at a time may edit. It starts from the text on the disk or from an unsaved copy. */
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
  const opening = useOpenFile(path);
  const { file, copy, problem, start } = opening;
  if (file && start !== undefined) return <Workbench {...props} opened={file} start={start} />;
  return (
    <Aside path={path}>
      {copy ? <RecoveredText {...opening} path={path} copy={copy} /> : <p role="status">{problem || words.loading}</p>}
    </Aside>
  );
}

/** The page in the place of a file that cannot be edited, or not yet. */
function Aside({ path, children }: { path: string; children: React.ReactNode }) {
  const title = useTitles()(path);
  const heading = useHeading(title);
  return (
    <main className="page">
      <a href={linkTo({ path: '' })}>{words.file.back}</a>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}

interface RecoveredTextProps extends Pick<ReturnType<typeof useOpenFile>, 'file' | 'resume' | 'discard'> {
  path: string;
  copy: LocalCopy;
}

/** An unsaved copy beside the present file, with buttons to resume, copy or discard it. */
function RecoveredText({ path, copy, file, resume, discard }: RecoveredTextProps) {
  const written = new Date(copy.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
  const { running, problem, run } = useAction();
  return (
    <>
      <h2>{words.copy.heading}</h2>
      <p>
        {words.copy.when(written)} {!file && words.copy.goneSince}
        {file && copy.version !== file.version && words.copy.changedSince}
      </p>
      <Actions>
        <button type="button" className="primary" onClick={() => resume(copy)}>
          {words.copy.resume}
        </button>
        <button type="button" disabled={running} onClick={() => run(() => discard(copy))}>
          {words.copy.discard}
        </button>
      </Actions>
      <p>{file ? words.copy.discardedTo : words.copy.discardedToBin}</p>
      <p role="alert">{problem}</p>
      <Comparison
        path={path}
        {...(file && { before: { label: words.copy.theirs, text: file.text } })}
        after={{ label: words.copy.mine, text: copy.text }}
      />
    </>
  );
}

/** A file being written: its fields, its text, and its page beside them. */
function Workbench(props: OpenDocumentProps) {
  const doc = useDocument(props);
  const { actions } = doc;
  useShortcuts({ onSave: actions.save, onUndo: actions.undo, onRedo: actions.redo });
  return (
    <div className={css.page}>
      <DocumentBar doc={doc} />
      <main className={css.main}>
        <DocumentNotices doc={doc} />
        <Panes doc={doc} />
        <DiagnosticsList doc={doc} />
        <RemarksList doc={doc} />
      </main>
      <DocumentDialogs doc={doc} />
    </div>
  );
}

/** The results of the writer's actions and of changes on the disk, announced to screen readers too. */
function DocumentNotices({ doc }: { doc: OpenDocument }) {
  const { actions, saving, disk, copyProblem, openDialog } = doc;
  const status = saving.failed ? saving.status : actions.status || saving.status || disk;
  return (
    <div>
      <div role="status">
        {status !== '' && (
          <div className={status === saving.status && saving.plain ? 'visually-hidden' : undefined}>
            <Notice tone={saving.failed ? 'error' : 'info'}>
              <p>{status}</p>
            </Notice>
          </div>
        )}
        {copyProblem !== '' && (
          <Notice tone="warning">
            <p>{words.file.noCopy(copyProblem)}</p>
          </Notice>
        )}
      </div>
      {actions.joining.isAsked && (
        <div role="alert">
          <Notice tone="error">
            <p>{words.file.changedOnDisk}</p>
            <button type="button" onClick={() => openDialog('conflict')}>
              {words.file.compare}
            </button>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** All diagnostics of a file. Each links to its place, and has a button if a safe fix is known. */
function DiagnosticsList({ doc }: { doc: OpenDocument }) {
  const { diagnostics, contentType } = doc;
  const labels = useMemo(() => labelsOf(contentType?.schema ?? {}), [contentType]);
  const list = useId();
  const [open, setOpen] = useState(true);
  const wrong = diagnostics.filter(({ severity }) => severity === 'error').length;
  const some = diagnostics.length > 0;
  return (
    <section className={css.section} aria-label={words.diagnostics.heading}>
      <h2 className={css.heading}>
        <button
          type="button"
          className="quiet"
          aria-expanded={open && some}
          aria-controls={list}
          disabled={!some}
          onClick={() => setOpen(!open)}
        >
          <span role="status">{words.diagnostics.count(wrong, diagnostics.length - wrong)}</span>
        </button>
      </h2>
      <ul id={list} className={css.list} hidden={!(open && some)}>
        {diagnostics.map((diagnostic) => (
          <TextDiagnostic key={keyOf(diagnostic)} diagnostic={diagnostic} doc={doc} labels={labels} />
        ))}
      </ul>
    </section>
  );
}

interface DiagnosticProps {
  diagnostic: Diagnostic;
  doc: OpenDocument;
  /** Labels of the fields in the form. */
  labels: Labels;
}

function TextDiagnostic({ diagnostic, doc, labels }: DiagnosticProps) {
  const { severity, fix, line, column } = diagnostic;
  return (
    <li className={css.item} data-severity={severity}>
      <button type="button" className="quiet" onClick={() => doc.activePane.go(line, column)}>
        {words.diagnostics[severity]}
        {' · '}
        {placeName(diagnostic, doc.editing.text, doc.contentType?.schema)}
      </button>
      <div className={css.words}>
        <DiagnosticWords {...formWording(diagnostic, labels)} />
      </div>
      {fix !== undefined && (
        <button type="button" onClick={() => doc.actions.fix(diagnostic)}>
          {words.diagnostics.fix(fix)}
        </button>
      )}
    </li>
  );
}

function keyOf({ line, column, rule, message }: Diagnostic): string {
  return [line, column, rule, message].join('\0');
}
