import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Delivery } from '../../pages/settings/delivery/schema.ts';
import * as actions from '../../ui/ActionLink.module.css';
import * as css from './ContactForm.module.css';
import { ChoiceField, FormField, HoneypotField, Message } from './fields.tsx';
import { Failure, SentPanel, type SentProps } from './Outcome.tsx';
import { type Problems, useProblems } from './problems.ts';
import { type Notify, useSubmission } from './submission.ts';

/** In characters: what the receivers of docs/receivers/ take. */
const LONGEST_MESSAGE = 10_000;

export interface ContactFormProps extends Pick<SentProps, 'suite' | 'rendezVous' | 'email' | 'delivery'> {
  secteurs: { valeur: string; libelle: string }[];
  typesDemande: { valeur: string; libelle: string }[];
  bouton: string;
}

/**
 * The audit request. The browser's own checks find missing entries. Fields are uncontrolled, so that what was typed before React came stays. Without
 * script it is sent to a receiver that reads forms as browsers send them; with `method="dialog"` it is sent to nobody.
 */
export default function ContactForm(props: ContactFormProps) {
  const { secteurs, typesDemande, bouton, email, delivery } = props;
  const { Region, loadNotify } = useNotifications();
  const form = useRef<HTMLFormElement>(null);
  const { problems, handlers, mayGo, refuse } = useProblems(form);
  const { state, news, sent, submit } = useSubmission({ email, delivery, loadNotify, mayGo, refuse });
  return (
    <>
      {sent && <SentPanel {...props} copy={sent} news={news} />}
      <form
        ref={form}
        className={css.form}
        {...(delivery?.format === 'formulaire' ? { action: delivery.endpoint, method: 'post' } : { method: 'dialog' })}
        onSubmit={submit}
        {...handlers}
        data-state={state}
        aria-busy={state === 'pending'}
      >
        <Fields {...{ secteurs, typesDemande, problems, delivery }} />
        {delivery && <HoneypotField name="site_web" sentAs={delivery.noms?.site_web} />}
        {delivery?.champs?.map(({ nom, valeur }) => (
          <input key={nom} type="hidden" name={nom} defaultValue={valeur} />
        ))}
        <div className={css.end}>
          {/* It keeps the keyboard's focus while it waits: a disabled button would lose it. */}
          <button className={actions.primary} type="submit" aria-disabled={state === 'pending'}>
            {state === 'pending' ? 'Envoi en cours…' : bouton}
          </button>
          {news?.type === 'error' && <Failure news={news} email={email} />}
        </div>
      </form>
      {Region && <Region />}
    </>
  );
}

interface FieldsProps extends Pick<ContactFormProps, 'secteurs' | 'typesDemande'> {
  problems: Problems;
  delivery: Delivery | undefined;
}

function Fields({ secteurs, typesDemande, problems, delivery }: FieldsProps) {
  const { noms = {} } = delivery ?? {};
  return (
    <>
      <Message
        name="message"
        sentAs={noms.message}
        label="Décrivez votre projet *"
        problem={problems.message}
        maxLength={delivery && LONGEST_MESSAGE}
      />
      <FormField name="nom" sentAs={noms.nom} label="Nom complet *" autoComplete="name" problem={problems.nom} />
      <FormField
        name="email"
        sentAs={noms.email}
        label="Email professionnel *"
        type="email"
        autoComplete="email"
        example="prenom@entreprise.fr"
        problem={problems.email}
      />
      <FormField
        name="entreprise"
        sentAs={noms.entreprise}
        label="Entreprise *"
        autoComplete="organization"
        problem={problems.entreprise}
        wide
      />
      <details className={css.wide}>
        <summary className={css.label}>Secteur et type de demande, si vous le souhaitez</summary>
        <div className={css.choices}>
          <ChoiceField name="secteur" sentAs={noms.secteur} label="Secteur d’activité" options={secteurs} />
          <ChoiceField name="typedemande" sentAs={noms.typedemande} label="Type de demande" options={typesDemande} />
        </div>
      </details>
    </>
  );
}

/** Loads the notifications' code when there is news for the first time; returns the region that shows them from then on. */
function useNotifications(): { Region: ComponentType | undefined; loadNotify: () => Promise<Notify> } {
  const [Region, setRegion] = useState<ComponentType>();
  const loadNotify = async () => {
    const { NotificationRegion, notify } = await import('./notifications.tsx');
    // The region has to listen before the first notification is sent.
    flushSync(() => setRegion(() => NotificationRegion));
    return notify;
  };
  return { Region, loadNotify };
}
