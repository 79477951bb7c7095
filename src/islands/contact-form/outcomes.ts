import type { Notification } from './notifications.tsx';

/** What the reader is told of a message that arrived. */
export const SUCCESS = {
  title: 'Message envoyé !',
  description: 'Nous vous recontacterons dans les plus brefs délais.',
  type: 'success',
} as const satisfies Notification;

/** What the reader is told of one whose receiver refuses some of its fields, which say so themselves. */
export const REFUSAL = {
  title: 'Message non envoyé',
  description: 'Votre texte est toujours là\u00a0: revoyez ce que le formulaire signale, puis envoyez-le encore.',
  type: 'error',
  duration: 5000,
} as const satisfies Notification;

/** What the reader is told of one that did not go: the text stays, and another way is offered. The form says it, too, and interrupts for it. */
export function failure(email: string) {
  return {
    title: 'Message non envoyé',
    description: `Votre texte est toujours là : réessayez, ou écrivez à ${email}.`,
    type: 'error',
    duration: 5000,
    action: { label: 'Écrire', onClick: () => location.assign(`mailto:${email}`) },
  } as const satisfies Notification;
}
