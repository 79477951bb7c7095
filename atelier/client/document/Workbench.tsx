import { useMemo } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { labelsOf } from '../form/labels.ts';
import { RemarksList } from '../review/RemarksList.tsx';
import { DiagnosticsList } from './DiagnosticsList.tsx';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentDialogs } from './DocumentDialogs.tsx';
import { DocumentNotices } from './DocumentNotices.tsx';
import { fieldName } from './field-name.ts';
import { Panes } from './Panes.tsx';
import { type OpenDocumentProps, useDocument } from './use-document.ts';
import { useShortcuts } from './use-shortcuts.ts';
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
