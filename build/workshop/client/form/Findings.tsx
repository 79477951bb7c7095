import { workshopForm as words } from '../../../diagnostics/messages/workshop-form.fr.ts';
import type { FieldDiagnostic } from '../document/pane-props.ts';
import styles from './form.module.css';
import { useForm } from './form-scope.ts';

/** What is wrong with a field, what to write instead, and a button that writes it where that is known. Nothing where nothing is wrong. */
export function Findings({ id, findings }: { id: string; findings: readonly FieldDiagnostic[] }) {
  const { fix } = useForm();
  if (findings.length === 0) return null;
  return (
    <ul id={id} className={styles.findings}>
      {findings.map(({ finding }) => (
        <li
          key={`${finding.line}:${finding.column} ${finding.rule} ${finding.message}`}
          className={finding.severity === 'error' ? styles.error : styles.warning}
        >
          <p>
            <strong>{finding.severity === 'error' ? words.error : words.warning}</strong> {finding.message}
          </p>
          <p>{finding.hint}</p>
          {finding.fix !== undefined && (
            <button type="button" onClick={() => fix(finding)}>
              {words.fix(finding.fix)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
