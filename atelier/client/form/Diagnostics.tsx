import { workshopForm as words } from '../../words/form.fr.ts';
import type { FieldDiagnostic } from '../document/pane-props.ts';
import styles from './form.module.css';
import { useForm } from './form-scope.ts';
import { formWording } from './form-wording.ts';

/** What is wrong with a field, what to write instead, and a button that writes it where that is known. Nothing where nothing is wrong. */
export function Diagnostics({ id, diagnostics }: { id: string; diagnostics: readonly FieldDiagnostic[] }) {
  const { fix, labels } = useForm();
  if (diagnostics.length === 0) return null;
  return (
    <ul id={id} className={styles.diagnostics}>
      {diagnostics.map(({ diagnostic }) => {
        const { message, hint } = formWording(diagnostic, labels);
        return (
          <li
            key={`${diagnostic.line}:${diagnostic.column} ${diagnostic.rule} ${diagnostic.message}`}
            className={diagnostic.severity === 'error' ? styles.error : styles.warning}
          >
            <p>
              <strong>{diagnostic.severity === 'error' ? words.error : words.warning}</strong> {message}
            </p>
            {hint !== '' && <p>{hint}</p>}
            {diagnostic.fix !== undefined && (
              <button type="button" onClick={() => fix(diagnostic)}>
                {words.fix(diagnostic.fix)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
