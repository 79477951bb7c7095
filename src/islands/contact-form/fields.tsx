import * as css from './ContactForm.module.css';

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  /** Takes the whole row. */
  wide?: boolean;
}

export function Field({ name, label, type = 'text', autoComplete, wide = false }: FieldProps) {
  return (
    <p className={wide ? css.wide : css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <input className={css.input} id={name} name={name} type={type} autoComplete={autoComplete} required />
    </p>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { valeur: string; libelle: string }[];
}

export function Choice({ name, label, options }: ChoiceProps) {
  return (
    <p className={css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <select className={css.input} id={name} name={name} defaultValue="">
        <option value="">Choisir…</option>
        {options.map(({ valeur, libelle }) => (
          <option key={valeur} value={valeur}>
            {libelle}
          </option>
        ))}
      </select>
    </p>
  );
}

export function Message({ name, label }: { name: string; label: string }) {
  return (
    <p className={css.wide}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <textarea className={css.message} id={name} name={name} rows={5} required />
    </p>
  );
}

/** A field that people neither see nor reach; a machine that fills it gives itself away to the server. */
export function Trap({ name }: { name: string }) {
  return (
    <p className={css.trap} aria-hidden="true">
      <label htmlFor={name}>Ne pas remplir</label>
      <input id={name} name={name} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
