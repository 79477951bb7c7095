import { createRoot } from 'react-dom/client';
import { type ExternalToast, Toaster, toast } from 'sonner';
import styles from 'sonner/dist/styles.css?stylesheet';
import { linkStylesheet } from '../stylesheet.ts';

/** What a notification may carry, after the specification. Times in milliseconds. */
export interface Notification
  extends Pick<ExternalToast, 'id' | 'position' | 'duration' | 'action' | 'cancel' | 'dismissible'> {
  title: string;
  description?: string;
  type?: 'success' | 'error' | 'info' | 'warning';
  /** Interrupts what a screen reader is saying. */
  important?: boolean;
}

/** Shows a notification, bottom right unless told, for four seconds unless told. The first one brings the region with it. */
export async function notify({ title, description, type, important = false, ...options }: Notification): Promise<void> {
  mounted ??= mount();
  await mounted;
  const show = type === undefined ? toast : toast[type];
  show(important ? <span role="alert">{title}</span> : title, {
    ...options,
    ...(description !== undefined && { description }),
  });
}

let mounted: Promise<void> | undefined;

async function mount(): Promise<void> {
  await linkStylesheet(styles);
  const region = document.createElement('div');
  document.body.append(region);
  createRoot(region).render(
    <Toaster
      position="bottom-right"
      theme="dark"
      duration={4000}
      visibleToasts={3}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      closeButton
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ closeButtonAriaLabel: 'Fermer la notification' }}
    />,
  );
  // The region subscribes in an effect: a notification sent before it would be shown to nobody.
  await new Promise((resolve) => setTimeout(resolve));
}
