import { useId, useState } from 'react';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import * as css from './FindingsList.module.css';

interface FindingsListProps {
  findings: readonly Diagnostic[];
  onGo(finding: Diagnostic): void;
  onFix(finding: Diagnostic): void;
}

/** All findings of a file; each leads to its place, and can be mended here where that is known for sure. */
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
          <li key={keyOf(finding)} className={css.finding} data-severity={finding.severity}>
            <button type="button" className="quiet" onClick={() => onGo(finding)}>
              {finding.severity === 'error' ? words.findings.error : words.findings.warning}
              {' · '}
              {words.findings.place(finding.line)}
            </button>
            <p className={css.words}>
              {finding.message} <span className={css.hint}>{finding.hint}</span>
            </p>
            {finding.fix !== undefined && (
              <button type="button" onClick={() => onFix(finding)}>
                {words.findings.fix(finding.fix)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf({ line, column, rule, message }: Diagnostic): string {
  return [line, column, rule, message].join('\0');
}
