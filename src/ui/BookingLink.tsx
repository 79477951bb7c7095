import { schedulingUrl } from '../format/scheduling-url.ts';
import type { Action } from '../pages/actions.ts';
import { useModule, usePage } from './page-context.ts';

interface BookingLinkProps {
  className: string | undefined;
  label: string;
  campaign: NonNullable<Action['rendezVous']>;
}

/** A link that the browser's booking module turns into a dialog over the page. */
export function BookingLink({ className, label, campaign }: BookingLinkProps) {
  const { settings } = usePage();
  useModule('booking');
  return (
    <a
      className={className}
      data-booking
      href={schedulingUrl(settings.rendezVous, campaign, settings.couleurs)}
      rel="external noopener"
    >
      {label}
    </a>
  );
}
