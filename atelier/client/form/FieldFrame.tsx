import type { ReactNode } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { Diagnostics } from './Diagnostics.tsx';
import styles from './form.module.css';
import { diagnosticsWithin, type FieldProps, useForm } from './form-scope.ts';
import { Help } from './Help.tsx';

/** What a control needs for its label, help and diagnostics to be heard with it. */
export interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Said below the control, and with it. */
  hint?: ReactNode;
  /** `beside`: a check box, whose label follows it. */
  layout?: 'beside';
  children: (control: Control) => ReactNode;
}

/** A field's label, its help, what it is filled in with, and what is wrong with it. */
export function FieldFrame({ schema, at, label, required, bare, hint, layout, children }: FieldFrameProps) {
  const scope = useForm();
  const id = scope.idOf(at, 'control');
  const help = scope.idOf(at, 'help');
  const hintId = scope.idOf(at, 'hint');
  const diagnosticsId = scope.idOf(at, 'diagnostics');
  const diagnostics = diagnosticsWithin(scope, at);
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
        <div className={styles.beside}>
          {control}
          {name}
        </div>
      ) : (
        name
      )}
      {helped && <Help id={help} schema={schema} />}
      {layout !== 'beside' && control}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <Diagnostics id={diagnosticsId} diagnostics={diagnostics} />
    </div>
  );
}

function Label({ id, label, required, bare }: Pick<FieldProps, 'label' | 'required' | 'bare'> & { id: string }) {
  return (
    <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
      {label}
      {required && !bare && <span className={styles.required}> {words.required}</span>}
    </label>
  );
}
