import type { Notification } from './notifications.tsx';

export const SUCCESS_NOTIFICATION = {
  title: 'Message envoyé !',
  description: 'Nous vous recontacterons dans les plus brefs délais.',
  type: 'success',
} as const satisfies Notification;

/** Shown if the receiver refuses some fields. The fields show their own errors. */
export const REFUSAL_NOTIFICATION = {
  title: 'Message non envoyé',
  description: 'Votre texte est toujours là\u00a0: revoyez ce que le formulaire signale, puis envoyez-le encore.',
  type: 'error',
  duration: 5000,
} as const satisfies Notification;

/** Returns the notification of a failed message: the text stays, and another way is offered. The form shows it, too, as an alert. */
export function failureNotification(email: string) {
  return {
    title: 'Message non envoyé',
    description: `Votre texte est toujours là : réessayez, ou écrivez à ${email}.`,
    type: 'error',
    duration: 5000,
    action: { label: 'Écrire', onClick: () => location.assign(`mailto:${email}`) },
  } as const satisfies Notification;
}
