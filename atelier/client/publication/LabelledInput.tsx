import { useId } from 'react';
import * as css from './PublicationPage.module.css';

interface LabelledInputProps {
  label: string;
  hint?: string | undefined;
  value: string;
  type?: 'text' | 'email' | 'number' | 'password' | 'date';
  required?: boolean;
  onValue(value: string): void;
}

/** A field of a form, with its name above and what helps to fill it in below. */
export function LabelledInput({ label, hint, value, type = 'text', required = false, onValue }: LabelledInputProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        required={required}
        autoComplete={type === 'password' ? 'current-password' : 'off'}
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onValue(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.quiet}>
          {hint}
        </p>
      )}
    </div>
  );
}
