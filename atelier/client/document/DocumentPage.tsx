import { useId, useMemo, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { OpenFile } from '../../api.ts';
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
        <RecoveredText
          path={path}
          copy={copy}
          file={file}
          onResume={() => resume(copy)}
          onDiscard={() => discard(copy)}
        />
      ) : (
        <p role="status">{problem || words.loading}</p>
      )}
    </Aside>
  );
}

/** Stands in the place of a file that cannot be edited, or not yet. */
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

interface RecoveredTextProps {
  path: string;
  copy: LocalCopy;
  /** Undefined where it is gone. */
  file: OpenFile | undefined;
  onResume(): void;
  /** Rejects where it would be lost. */
  onDiscard(): Promise<void>;
}

/** A text that was left unsaved, beside the file as it is now: to go on from, to copy, or to put aside. */
function RecoveredText({ path, copy, file, onResume, onDiscard }: RecoveredTextProps) {
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
        <button type="button" className="primary" onClick={onResume}>
          {words.copy.resume}
        </button>
        <button type="button" disabled={running} onClick={() => run(onDiscard)}>
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
  const { actions, diagnostics, activePane, contentType, editing } = doc;
  const nameOf = (diagnostic: Diagnostic) => placeName(diagnostic, editing.text, contentType?.schema);
  const labels = useMemo(() => labelsOf(contentType?.schema ?? {}), [contentType]);
  useShortcuts({ onSave: actions.save, onUndo: actions.undo, onRedo: actions.redo });
  return (
    <div className={css.page}>
      <DocumentBar doc={doc} />
      <main className={css.main}>
        <DocumentNotices doc={doc} />
        <Panes doc={doc} />
        <DiagnosticsList
          diagnostics={diagnostics}
          nameOf={nameOf}
          labels={labels}
          onGo={({ line, column }) => activePane.go(line, column)}
          onFix={actions.fix}
        />
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

interface DiagnosticsListProps {
  diagnostics: readonly Diagnostic[];
  /** The place of one of them in words. */
  nameOf(diagnostic: Diagnostic): string;
  /** Labels of the fields in the form. */
  labels: Labels;
  onGo(diagnostic: Diagnostic): void;
  onFix(diagnostic: Diagnostic): void;
}

/** All diagnostics of a file; each leads to its place, and can be mended here where that is known for sure. */
function DiagnosticsList({ diagnostics, ...handlers }: DiagnosticsListProps) {
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
          <TextDiagnostic key={keyOf(diagnostic)} diagnostic={diagnostic} {...handlers} />
        ))}
      </ul>
    </section>
  );
}

interface DiagnosticProps extends Omit<DiagnosticsListProps, 'diagnostics'> {
  diagnostic: Diagnostic;
}

function TextDiagnostic({ diagnostic, nameOf, labels, onGo, onFix }: DiagnosticProps) {
  const { severity, fix } = diagnostic;
  return (
    <li className={css.item} data-severity={severity}>
      <button type="button" className="quiet" onClick={() => onGo(diagnostic)}>
        {words.diagnostics[severity]}
        {' · '}
        {nameOf(diagnostic)}
      </button>
      <div className={css.words}>
        <DiagnosticWords {...formWording(diagnostic, labels)} />
      </div>
      {fix !== undefined && (
        <button type="button" onClick={() => onFix(diagnostic)}>
          {words.diagnostics.fix(fix)}
        </button>
      )}
    </li>
  );
}

function keyOf({ line, column, rule, message }: Diagnostic): string {
  return [line, column, rule, message].join('\0');
}
