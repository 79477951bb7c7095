import { useId, useState } from 'react';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import * as css from './FindingsList.module.css';

interface FindingsListProps {
  findings: readonly Diagnostic[];
  onGo(finding: Diagnostic): void;
  onFix(finding: Diagnostic): void;
}

/** All findings of a file; each leads to its place, and can be withFix here where that is known for sure. */
export function FindingsList({ findings, onGo, onFix }: FindingsListProps) {
  const list = useId();
  const [open, setOpen] = useState(true);
  const wrong = findings.filter(({ severity }) => severity === 'error').length;
  const some = findings.length > 0;
  return (
    <section className={css.section} aria-label={words.findings.heading}>
      <h2 className={css.heading}>
        <button
          type="button"
          className="quiet"
          aria-expanded={open && some}
          aria-controls={list}
          disabled={!some}
          onClick={() => setOpen(!open)}
        >
          <span role="status">{words.findings.count(wrong, findings.length - wrong)}</span>
        </button>
      </h2>
      <ul id={list} className={css.list} hidden={!(open && some)}>
        {findings.map((finding) => (
          <TextDiagnostic key={keyOf(finding)} finding={finding} onGo={onGo} onFix={onFix} />
        ))}
      </ul>
    </section>
  );
}

interface FindingProps extends Omit<FindingsListProps, 'findings'> {
  finding: Diagnostic;
}

function TextDiagnostic({ finding, onGo, onFix }: FindingProps) {
  const { severity, line, message, hint, fix } = finding;
  return (
    <li className={css.finding} data-severity={severity}>
      <button type="button" className="quiet" onClick={() => onGo(finding)}>
        {words.findings[severity]}
        {' · '}
        {words.findings.place(line)}
      </button>
      <p className={css.words}>
        {message} <span className={css.hint}>{hint}</span>
      </p>
      {fix !== undefined && (
        <button type="button" onClick={() => onFix(finding)}>
          {words.findings.fix(fix)}
        </button>
      )}
    </li>
  );
}

function keyOf({ line, column, rule, message }: Diagnostic): string {
  return [line, column, rule, message].join('\0');
}
