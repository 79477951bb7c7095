import { type FormEvent, useRef, useState } from 'react';
import type { Delivery } from '../../pages/settings/delivery/schema.ts';
import type { DeliveryError } from './delivery.ts';
import { type Draft, draftMail, type Envelope, isSame, readMessage, sealEnvelope, wordsIn } from './message.ts';
import type { Notification } from './notifications.tsx';

export type Notify = (news: Notification) => void;

interface Submission {
  email: string;
  delivery: Delivery | undefined;
  loadNotify: () => Promise<Notify>;
  /** Returns false for a form that should be looked at again, and shows why. */
  mayGo: (form: HTMLFormElement) => boolean;
  /** Marks the fields of these names as refused; returns false if there are none. */
  refuse: (form: HTMLFormElement, names: readonly string[]) => boolean;
}

/** Time that a notification may take to appear before the form shows it, in milliseconds. */
const NOTIFY_TIMEOUT_MS = 5000;

/**
 * Sends the form's message, one at a time, and returns the result: the message that is `sent`, and `news` if it failed or no notification could be
 * shown. If the agency has no receiver, the reader's mail program takes the message.
 */
export function useSubmission({ email, delivery, loadNotify, mayGo, refuse }: Submission) {
  const [state, setState] = useState<'idle' | 'pending' | 'success' | 'error'>('idle');
  const [news, setNews] = useState<Notification>();
  const [sent, setSent] = useState<Draft>();
  const sending = useRef(false);
  const envelope = useRef<Envelope>(undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A state would turn too late for the second of two quick clicks.
    if (sending.current || !mayGo(form)) return;
    sending.current = true;
    setState('pending');
    setNews(undefined);
    setSent(undefined);
    envelope.current = sealEnvelope(readMessage(form), envelope.current);
    const copy = draftMail(email, wordsIn(form));
    const notifying = loadNotify().catch(report);
    if (!delivery) location.assign(copy.href);
    const outcome = delivery ? await send(delivery, envelope.current) : 'delivered';
    const tell = (await withTimeout(NOTIFY_TIMEOUT_MS, notifying)) ?? setNews;
    if (outcome === 'delivered') {
      // A text that was changed during sending is another message and stays.
      if (isSame(readMessage(form), envelope.current.message)) form.reset();
      envelope.current = undefined;
      setSent(copy);
      tell(SUCCESS_NOTIFICATION);
    } else {
      const bad = refuse(form, outcome.fields) ? REFUSAL_NOTIFICATION : failureNotification(email);
      setNews(bad);
      tell(bad);
    }
    setState(outcome === 'delivered' ? 'success' : 'error');
    sending.current = false;
  };
  return { state, news, sent, submit };
}

/** Sends a message; resolves to the names of the fields that its receiver refused, if any. */
async function send(delivery: Delivery, envelope: Envelope): Promise<'delivered' | { fields: readonly string[] }> {
  try {
    const { deliver } = await import('./delivery.ts');
    await deliver(delivery, envelope);
    return 'delivered';
  } catch (error) {
    console.error(error);
    return { fields: error instanceof Error && 'fields' in error ? (error as DeliveryError).fields : [] };
  }
}

/** Resolves as the promise does, or to undefined after so many milliseconds. */
function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))]);
}

function report(error: unknown): undefined {
  console.error(error);
}

const SUCCESS_NOTIFICATION = {
  title: 'Message envoyé !',
  description: 'Nous vous recontacterons dans les plus brefs délais.',
  type: 'success',
} as const satisfies Notification;

/** Shown if the receiver refuses some fields. The fields show their own errors. */
const REFUSAL_NOTIFICATION = {
  title: 'Message non envoyé',
  description: 'Votre texte est toujours là\u00a0: revoyez ce que le formulaire signale, puis envoyez-le encore.',
  type: 'error',
  duration: 5000,
} as const satisfies Notification;

/** Returns the notification of a failed message: the text stays, and another way is offered. The form shows it, too, as an alert. */
function failureNotification(email: string) {
  return {
    title: 'Message non envoyé',
    description: `Votre texte est toujours là : réessayez, ou écrivez à ${email}.`,
    type: 'error',
    duration: 5000,
    action: { label: 'Écrire', onClick: () => location.assign(`mailto:${email}`) },
  } as const satisfies Notification;
}
