import { useId, useState } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { formWording } from '../form/form-wording.ts';
import type { Labels } from '../form/labels.ts';
import * as css from './DiagnosticsList.module.css';

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
export function DiagnosticsList({ diagnostics, ...handlers }: DiagnosticsListProps) {
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
