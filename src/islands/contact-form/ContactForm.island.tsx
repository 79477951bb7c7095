import { type ComponentType, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as css from './ContactForm.module.css';
import type { DeliveryState } from './delivery.ts';
import { Choice, Field, Message, Trap } from './fields.tsx';

export interface ContactFormProps {
  secteurs: { valeur: string; libelle: string }[];
  typesDemande: { valeur: string; libelle: string }[];
  bouton: string;
  /** Offered when a message could not be delivered. */
  email: string;
  /** Where messages go; without it, nobody is called. */
  endpoint?: string;
}

/**
 * The audit request. The browser alone checks the fields; they are uncontrolled, so that what was typed early stays.
 * `method="dialog"` submits to nobody: without script nothing leaves the page.
 */
export default function ContactForm({ secteurs, typesDemande, bouton, email, endpoint }: ContactFormProps) {
  const [state, setState] = useState<DeliveryState>('idle');
  const [Region, setRegion] = useState<ComponentType>();

  const loadNotify = async () => {
    const { loadStyles, NotificationRegion, notify } = await import('./notifications.tsx');
    await loadStyles();
    // The region has to listen before the first notification is sent.
    flushSync(() => setRegion(() => NotificationRegion));
    return notify;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'pending') return;
    const [notify, problem] = await Promise.all([loadNotify(), endpoint && send(endpoint, messageOf(form), setState)]);
    if (problem) return notify(failure(email));
    form.reset();
    notify(SUCCESS);
  };

  return (
    <>
      <form className={css.form} method="dialog" onSubmit={submit} data-state={state} aria-busy={state === 'pending'}>
        <Field name="nom" label="Nom complet *" autoComplete="name" />
        <Field name="email" label="Email professionnel *" type="email" autoComplete="email" />
        <Field name="entreprise" label="Entreprise *" autoComplete="organization" wide />
        <Choice name="secteur" label="Secteur d’activité" options={secteurs} />
        <Choice name="typedemande" label="Type de demande" options={typesDemande} />
        <Message name="message" label="Décrivez votre projet *" />
        {endpoint !== undefined && <Trap name="site_web" />}
        <p className={css.wide}>
          <button className={css.submit} type="submit" disabled={state === 'pending'}>
            {state === 'pending' ? 'Envoi en cours…' : bouton}
          </button>
        </p>
      </form>
      {Region && <Region />}
    </>
  );
}

/** Delivers a message; what kept it from arriving, if anything did. */
async function send(
  endpoint: string,
  message: Record<string, string>,
  onState: (state: DeliveryState) => void,
): Promise<unknown> {
  try {
    const { deliver } = await import('./delivery.ts');
    await deliver(endpoint, message, onState);
    return undefined;
  } catch (error) {
    onState('error');
    console.error(error);
    return error;
  }
}

const SUCCESS = {
  title: 'Message envoyé !',
  description: 'Nous vous recontacterons dans les plus brefs délais.',
  type: 'success',
} as const;

function failure(email: string) {
  return {
    title: 'Message non envoyé',
    description: `Votre texte est toujours là : réessayez, ou écrivez à ${email}.`,
    type: 'error',
    duration: 5000,
    important: true,
    action: { label: 'Écrire', onClick: () => location.assign(`mailto:${email}`) },
  } as const;
}

function messageOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
