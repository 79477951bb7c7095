import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Delivery } from '../../pages/settings/delivery/schema.ts';
import * as css from './ContactForm.module.css';
import { type Draft, draftTo, wordsIn } from './draft.ts';
import { type Envelope, isSame, messageIn, sealed } from './envelope.ts';
import { Choice, Field, Message, Trap } from './fields.tsx';
import type { Notification } from './notifications.tsx';
import { Outcome } from './Outcome.tsx';
import { failure, SUCCESS } from './outcomes.ts';
import { type Problems, useProblems } from './problems.ts';
import { withTimeout } from './timeout.ts';

export interface ContactFormProps {
  secteurs: { valeur: string; libelle: string }[];
  typesDemande: { valeur: string; libelle: string }[];
  bouton: string;
  /** Offered when a message could not be delivered. */
  email: string;
  /** Where messages go, and how; without it, nobody is called. */
  delivery?: Delivery;
}

/** How long news of a message waits for the notification to show them, in milliseconds. */
const PATIENCE = 5000;

/**
 * The audit request. The browser's own checks decide what is missing; fields are uncontrolled, so that what was typed early stays.
 * Without script it goes to a receiver that takes forms as browsers send them; `method="dialog"` submits to nobody, and nothing leaves the page.
 */
export default function ContactForm({ secteurs, typesDemande, bouton, email, delivery }: ContactFormProps) {
  const { Region, loadNotify } = useNotifications();
  const form = useRef<HTMLFormElement>(null);
  const { problems, handlers } = useProblems(form);
  const { state, news, draft, submit } = useSubmission({ email, delivery, loadNotify });
  return (
    <>
      <form
        ref={form}
        className={css.form}
        {...(delivery?.format === 'formulaire' ? { action: delivery.endpoint, method: 'post' } : { method: 'dialog' })}
        onSubmit={submit}
        {...handlers}
        data-state={state}
        aria-busy={state === 'pending'}
      >
        <Fields {...{ secteurs, typesDemande, problems, noms: delivery?.noms }} />
        {delivery && <Trap name="site_web" sentAs={delivery.noms?.site_web} />}
        {delivery?.champs?.map(({ nom, valeur }) => (
          <input key={nom} type="hidden" name={nom} defaultValue={valeur} />
        ))}
        <div className={css.end}>
          {/* It keeps the keyboard's focus while it waits: a disabled button would lose it. */}
          <button className={css.submit} type="submit" aria-disabled={state === 'pending'}>
            {state === 'pending' ? 'Envoi en cours…' : bouton}
          </button>
          <Outcome news={news} draft={draft} email={email} />
        </div>
      </form>
      {Region && <Region />}
    </>
  );
}

interface FieldsProps extends Pick<ContactFormProps, 'secteurs' | 'typesDemande'> {
  problems: Problems;
  noms: Delivery['noms'];
}

function Fields({ secteurs, typesDemande, problems, noms = {} }: FieldsProps) {
  return (
    <>
      <Field name="nom" sentAs={noms.nom} label="Nom complet *" autoComplete="name" problem={problems.nom} />
      <Field
        name="email"
        sentAs={noms.email}
        label="Email professionnel *"
        type="email"
        autoComplete="email"
        example="prenom@entreprise.fr"
        problem={problems.email}
      />
      <Field
        name="entreprise"
        sentAs={noms.entreprise}
        label="Entreprise *"
        autoComplete="organization"
        problem={problems.entreprise}
        wide
      />
      <Choice name="secteur" sentAs={noms.secteur} label="Secteur d’activité" options={secteurs} />
      <Choice name="typedemande" sentAs={noms.typedemande} label="Type de demande" options={typesDemande} />
      <Message name="message" sentAs={noms.message} label="Décrivez votre projet *" problem={problems.message} />
    </>
  );
}

type Notify = (news: Notification) => void;

/** The notifications' code, loaded when there is news for the first time, and the region that shows them from then on. */
function useNotifications(): { Region: ComponentType | undefined; loadNotify: () => Promise<Notify> } {
  const [Region, setRegion] = useState<ComponentType>();
  const loadNotify = async () => {
    const { loadStyles, NotificationRegion, notify } = await import('./notifications.tsx');
    await loadStyles();
    // The region has to listen before the first notification is sent.
    flushSync(() => setRegion(() => NotificationRegion));
    return notify;
  };
  return { Region, loadNotify };
}

interface Submission {
  email: string;
  delivery: Delivery | undefined;
  loadNotify: () => Promise<Notify>;
}

/**
 * Sends the form's message, one at a time, and tells what became of it. A failure, and what no notification can be shown for, is `news`;
 * a message that nobody receives is a `draft` for the reader to send.
 */
function useSubmission({ email, delivery, loadNotify }: Submission) {
  const [state, setState] = useState<'idle' | 'pending' | 'success' | 'error'>('idle');
  const [news, setNews] = useState<Notification>();
  const [draft, setDraft] = useState<Draft>();
  const sending = useRef(false);
  const envelope = useRef<Envelope>(undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A state would turn too late for the second of two quick clicks.
    if (sending.current) return;
    sending.current = true;
    setState('pending');
    setNews(undefined);
    setDraft(undefined);
    const form = event.currentTarget;
    envelope.current = sealed(messageIn(form), envelope.current);
    const unsent = delivery ? undefined : draftTo(email, wordsIn(form));
    const notifying = loadNotify().catch(report);
    const delivered = delivery === undefined || (await send(delivery, envelope.current));
    const tell = (await withTimeout(PATIENCE, notifying)) ?? setNews;
    if (delivered) {
      // What was typed meanwhile is another message.
      if (isSame(messageIn(form), envelope.current.message)) form.reset();
      envelope.current = undefined;
    }
    setState(delivered ? 'success' : 'error');
    setDraft(unsent);
    if (!delivered) setNews(failure(email));
    tell(delivered ? SUCCESS : failure(email));
    sending.current = false;
  };
  return { state, news, draft, submit };
}

/** Whether a message arrived. */
async function send(delivery: Delivery, envelope: Envelope): Promise<boolean> {
  try {
    const { deliver } = await import('./delivery.ts');
    await deliver(delivery, envelope);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

function report(error: unknown): undefined {
  console.error(error);
}
