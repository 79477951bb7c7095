import { useId, useMemo, useState } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { formWording, type Labels, labelsOf } from '../form/field-schema.ts';
import { RemarksList } from '../review/RemarksList.tsx';
import { useShortcuts } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentDialogs } from './DocumentDialogs.tsx';
import { fieldName } from './diagnostics.ts';
import { Panes } from './Panes.tsx';
import { type OpenDocument, type OpenDocumentProps, useDocument } from './use-document.ts';
import * as css from './Workbench.module.css';

/** A file being written: its fields, its text, and its page beside them. */
export function Workbench(props: OpenDocumentProps) {
  const doc = useDocument(props);
  const { actions, diagnostics, activePane, contentType, reading, editing } = doc;
  const nameOf = (diagnostic: Diagnostic) =>
    contentType && reading && diagnostic.line < reading.bodyLine
      ? fieldName(diagnostic, editing.text, contentType.schema)
      : '';
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

/** What became of what the writer did, and of the file meanwhile. It is said by ear as well. */
function DocumentNotices({ doc }: { doc: OpenDocument }) {
  const { actions, saving, disk, copyProblem, editing, openDialog } = doc;
  const said = saving.failed ? saving.said : actions.said || saving.said || disk;
  return (
    <div>
      <div role="status">
        {said !== '' && (
          <div className={said === saving.said && saving.plain ? 'visually-hidden' : undefined}>
            <Notice tone={saving.failed ? 'error' : 'info'}>
              <p>{said}</p>
            </Notice>
          </div>
        )}
        {copyProblem !== '' && (
          <Notice tone="warning">
            <p>{words.file.noCopy(copyProblem)}</p>
          </Notice>
        )}
      </div>
      {editing.conflict && (
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
  /** The field that one of them is about, where a form shows no lines; empty for none. */
  nameOf(diagnostic: Diagnostic): string;
  /** What the form calls the fields. */
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
  const { severity, line, fix } = diagnostic;
  const name = nameOf(diagnostic);
  const { message, hint } = formWording(diagnostic, labels);
  return (
    <li className={css.diagnostic} data-severity={severity}>
      <button type="button" className="quiet" onClick={() => onGo(diagnostic)}>
        {words.diagnostics[severity]}
        {' · '}
        {name || words.diagnostics.place(line)}
      </button>
      <p className={css.words}>
        {message} <span className={css.hint}>{hint}</span>
      </p>
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
