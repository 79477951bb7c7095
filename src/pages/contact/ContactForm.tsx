import { usePage } from '../../ui/page-context.ts';
import * as css from './ContactForm.module.css';
import type { Contact } from './schema.ts';

/** The audit request. The browser checks its fields; `method="dialog"` submits to nobody, as the specification has it. */
export function ContactForm({ form }: { form: Contact['formulaire'] }) {
  const { email, telephone, telephoneAffiche } = usePage().settings;
  return (
    <form className={css.form} method="dialog">
      <Field name="nom" label="Nom complet *" autoComplete="name" />
      <Field name="email" label="Email professionnel *" type="email" autoComplete="email" />
      <Field name="entreprise" label="Entreprise *" autoComplete="organization" wide />
      <Choice name="secteur" label="Secteur d’activité" options={form.secteurs} />
      <Choice name="typedemande" label="Type de demande" options={form.typesDemande} />
      <p className={css.wide}>
        <label className={css.label} htmlFor="message">
          Décrivez votre projet *
        </label>
        <textarea className={css.message} id="message" name="message" rows={5} required />
      </p>
      <p className={css.wide}>
        <button className={css.submit} type="submit">
          {form.bouton}
        </button>
      </p>
      <noscript>
        <p className={css.wide}>
          {form.sansScript} <a href={`mailto:${email}`}>{email}</a>,{' '}
          <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephoneAffiche}</a>
        </p>
      </noscript>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  /** Takes the whole row. */
  wide?: boolean;
}

function Field({ name, label, type = 'text', autoComplete, wide = false }: FieldProps) {
  return (
    <p className={wide ? css.wide : css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <input className={css.input} id={name} name={name} type={type} autoComplete={autoComplete} required />
    </p>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: Contact['formulaire']['secteurs'] }) {
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
