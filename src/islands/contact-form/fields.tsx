import * as css from './ContactForm.module.css';

interface FieldProps {
  name: string;
  /** The receiver's name of the field, if it differs from ours. */
  sentAs: string | undefined;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  /** A value of the expected form, shown below the field. */
  example?: string;
  /** The error that replaces the browser's own. */
  problem: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
}

export function FormField({
  name,
  sentAs = name,
  label,
  type = 'text',
  autoComplete,
  example,
  problem,
  wide = false,
}: FieldProps) {
  const help = example === undefined ? undefined : `${name}-exemple`;
  return (
    <div className={wide ? css.wide : css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <input
        className={css.input}
        id={name}
        name={sentAs}
        type={type}
        autoComplete={autoComplete}
        required
        {...describedBy(name, problem, help)}
      />
      {help && (
        <p className={css.example} id={help}>
          Par exemple {example}
        </p>
      )}
      <Problem name={name} problem={problem} />
    </div>
  );
}

/** Ties a field to its help and to what is wrong with it. */
function describedBy(name: string, problem: string | undefined, help?: string) {
  const ids = [problem !== undefined && problemId(name), help].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(problem !== undefined && { 'aria-invalid': true }) };
}

function Problem({ name, problem }: Pick<FieldProps, 'name' | 'problem'>) {
  if (problem === undefined) return null;
  return (
    <p className={css.problem} id={problemId(name)}>
      {problem}
    </p>
  );
}

function problemId(name: string): string {
  return `${name}-erreur`;
}

interface ChoiceProps extends Pick<FieldProps, 'name' | 'sentAs' | 'label'> {
  options: readonly { valeur: string; libelle: string }[];
}

export function ChoiceField({ name, sentAs = name, label, options }: ChoiceProps) {
  return (
    <p className={css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <select className={css.input} id={name} name={sentAs} defaultValue="">
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

interface MessageProps extends Pick<FieldProps, 'name' | 'sentAs' | 'label' | 'problem'> {
  /** Characters that its receiver takes. */
  maxLength: number | undefined;
}

export function Message({ name, sentAs = name, label, problem, maxLength }: MessageProps) {
  return (
    <div className={css.wide}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <textarea
        className={css.message}
        id={name}
        name={sentAs}
        rows={5}
        required
        maxLength={maxLength}
        {...describedBy(name, problem)}
      />
      <Problem name={name} problem={problem} />
    </div>
  );
}

/** A field that people neither see nor reach; a machine that fills it gives itself away to the server. */
export function HoneypotField({ name, sentAs = name }: Pick<FieldProps, 'name' | 'sentAs'>) {
  return (
    <p className={css.trap} aria-hidden="true">
      <label htmlFor={name}>Ne pas remplir</label>
      <input id={name} name={sentAs} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
