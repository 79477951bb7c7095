import { type ExternalToast, Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css?adopted';
import * as css from './ContactForm.module.css';

/** A notification's fields, as specified. Times in milliseconds. */
export interface Notification
  extends Pick<ExternalToast, 'id' | 'position' | 'duration' | 'action' | 'cancel' | 'dismissible'> {
  title: string;
  description?: string;
  type?: 'success' | 'error' | 'info' | 'warning';
  /** Interrupts what a screen reader is saying. */
  important?: boolean;
}

/** Shows a notification, bottom right unless told, for four seconds unless told. A `NotificationRegion` has to be there. */
export function notify({ title, description, type, important = false, ...options }: Notification): void {
  const show = type === undefined ? toast : toast[type];
  show(important ? <span role="alert">{title}</span> : title, {
    ...options,
    ...(description !== undefined && { description }),
  });
}

/** The region of notifications. Alt+T moves the focus into it. */
export function NotificationRegion() {
  return (
    <Toaster
      position="bottom-right"
      theme="dark"
      duration={4000}
      visibleToasts={3}
      hotkey={['altKey', 'KeyT']}
      customAriaLabel="Notifications"
      closeButton
      richColors
      className={css.notifications ?? ''}
      style={{ fontFamily: 'inherit' }}
      // A swipe must not select the text.
      toastOptions={{ closeButtonAriaLabel: 'Fermer la notification', style: { userSelect: 'none' } }}
    />
  );
}
