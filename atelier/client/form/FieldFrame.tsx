import { type ReactNode, useState } from 'react';
import { isMap } from '../../../build/contract/field-values.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import type { FieldDiagnostic } from '../document/pane-props.ts';
import { DiagnosticWords } from '../ui/DiagnosticWords.tsx';
import styles from './FrontMatterForm.module.css';
import { bindPunctuation, type FieldSchema, formWording, replaceKeys } from './field-schema.ts';
import { diagnosticsWithin, type FieldProps, isWithin, textOf, useForm } from './form-scope.ts';

/** The attributes that connect a control with its label, help and diagnostics. */
interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** The hint below the control, which also describes it. */
  hint?: ReactNode;
  /** `beside`: the label follows the control, as for a check box. */
  layout?: 'beside';
  children: (control: Control) => ReactNode;
}

/** The frame of a field: its label, help, control and diagnostics. */
export function FieldFrame(props: FieldFrameProps) {
  const { schema, at, label, required, bare, hint, layout, children } = props;
  const scope = useForm();
  const id = scope.idOf(at, 'control');
  const help = scope.idOf(at, 'help');
  const hintId = scope.idOf(at, 'hint');
  const diagnosticsId = scope.idOf(at, 'diagnostics');
  const diagnostics = useDiagnostics(props, id);
  const helped = !bare && (schema.description !== undefined || (schema.examples ?? []).length > 0);
  const described = [helped && help, hint && hintId, diagnostics.length > 0 && diagnosticsId].filter(Boolean).join(' ');
  const control = children({
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error') || undefined,
    'aria-required': required || undefined,
  });
  const name = <Label id={id} label={label} required={required} {...(bare && { bare })} />;
  return (
    <div className={styles.field}>
      {layout === 'beside' ? (
        <div className="row">
          {control}
          {name}
        </div>
      ) : (
        name
      )}
      {helped && <Help id={help} schema={schema} />}
      {layout !== 'beside' && control}
      {hint && (
        <p id={hintId} className="muted">
          {hint}
        </p>
      )}
      <Diagnostics id={diagnosticsId} diagnostics={diagnostics} />
    </div>
  );
}

/** Returns the diagnostics of a field. A field that was never filled in is not reported as empty. */
function useDiagnostics({ at, value }: FieldProps, id: string): readonly FieldDiagnostic[] {
  const scope = useForm();
  const [isNew] = useState(scope.added !== undefined && isWithin(at, scope.added));
  const isUntouched = isNew && textOf(value) === '' && !scope.left.has(id);
  return isUntouched ? [] : diagnosticsWithin(scope, at);
}

function Label({ id, label, required, bare }: Pick<FieldProps, 'label' | 'required' | 'bare'> & { id: string }) {
  return (
    <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
      {label}
      {required && !bare && <span className={styles.required}> {words.required}</span>}
    </label>
  );
}

/** The purpose and format of a field, from its schema. */
export function Help({ id, schema }: { id: string; schema: FieldSchema }) {
  const { labels } = useForm();
  const { description } = schema;
  const example = exampleOf(schema);
  if (description === undefined && example === undefined) return null;
  return (
    <p id={id} className="muted">
      {description !== undefined && bindPunctuation(replaceKeys(description, labels))}
      {example !== undefined && <> {bindPunctuation(words.example(example))}</>}
    </p>
  );
}

/** Returns the first example of a field that is written as one text or number. */
function exampleOf({ examples = [], type, enum: choices }: FieldSchema): string | undefined {
  const [example] = examples;
  const shown = type !== 'boolean' && !choices && !Array.isArray(example) && !isMap(example);
  return shown && example !== undefined ? String(example) : undefined;
}

/** The diagnostics of a field with their hints, and a button for each sure fix. */
export function Diagnostics({ id, diagnostics }: { id: string; diagnostics: readonly FieldDiagnostic[] }) {
  const { fix, labels } = useForm();
  if (diagnostics.length === 0) return null;
  return (
    <ul id={id} className={styles.diagnostics}>
      {diagnostics.map(({ diagnostic }) => (
        <li
          key={`${diagnostic.line}:${diagnostic.column} ${diagnostic.rule} ${diagnostic.message}`}
          className={diagnostic.severity === 'error' ? styles.error : styles.warning}
        >
          <DiagnosticWords {...formWording(diagnostic, labels)}>
            <strong>{diagnostic.severity === 'error' ? words.error : words.warning}</strong>
          </DiagnosticWords>
          {diagnostic.fix !== undefined && (
            <button type="button" onClick={() => fix(diagnostic)}>
              {workshopApp.diagnostics.fix(diagnostic.fix)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The number of diagnostics in a folded field, red with an error among them. */
export function DiagnosticCount({ diagnostics }: { diagnostics: readonly FieldDiagnostic[] }) {
  if (diagnostics.length === 0) return null;
  const isWrong = diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error');
  return (
    <strong className={`${styles.count} ${isWrong ? styles.error : styles.warning}`}>
      {' '}
      {words.diagnostics(diagnostics.length)}
    </strong>
  );
}
