import type { ReactNode } from 'react';
import * as css from './ContactForm.module.css';

interface FieldProps {
  name: string;
  /** The receiver's name of the field, if it differs from ours. */
  sentAs: string | undefined;
  label: string;
  /** A value of the expected form, shown below the field. */
  example?: string;
  /** The error that replaces the browser's own. */
  problem?: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
}

interface FormFieldProps extends FieldProps {
  type?: 'text' | 'email';
  autoComplete: string;
}

export function FormField({ type = 'text', autoComplete, ...field }: FormFieldProps) {
  return (
    <Field {...field}>
      <input
        className={css.input}
        {...nameAttributes(field)}
        type={type}
        autoComplete={autoComplete}
        required
        {...descriptionOf(field)}
      />
    </Field>
  );
}

export function ChoiceField({
  options,
  ...field
}: FieldProps & { options: readonly { valeur: string; libelle: string }[] }) {
  return (
    <Field {...field}>
      <select className={css.input} {...nameAttributes(field)} defaultValue="">
        <option value="">Choisir…</option>
        {options.map(({ valeur, libelle }) => (
          <option key={valeur} value={valeur}>
            {libelle}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The field of the message. `maxLength`: characters that its receiver takes. */
export function Message({ maxLength, ...field }: FieldProps & { maxLength: number | undefined }) {
  return (
    <Field {...field} wide>
      <textarea
        className={css.message}
        {...nameAttributes(field)}
        rows={5}
        required
        maxLength={maxLength}
        {...descriptionOf(field)}
      />
    </Field>
  );
}

/** A label, its field, and below that an example and the error. */
function Field({ name, label, example, problem, wide, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={wide ? css.wide : css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      {children}
      {example && (
        <p className={css.example} id={`${name}-exemple`}>
          Par exemple {example}
        </p>
      )}
      {problem !== undefined && (
        <p className={css.problem} id={`${name}-erreur`}>
          {problem}
        </p>
      )}
    </div>
  );
}

function nameAttributes({ name, sentAs = name }: FieldProps) {
  return { id: name, name: sentAs };
}

/** Ties a field to its error and its example. */
function descriptionOf({ name, example, problem }: FieldProps) {
  const ids = [problem !== undefined && `${name}-erreur`, example && `${name}-exemple`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(problem !== undefined && { 'aria-invalid': true }) };
}

/** A field that people neither see nor reach. A machine that fills it in is recognised by the server. */
export function HoneypotField({ name, sentAs = name }: Pick<FieldProps, 'name' | 'sentAs'>) {
  return (
    <p className={css.trap} aria-hidden="true">
      <label htmlFor={name}>Ne pas remplir</label>
      <input id={name} name={sentAs} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
