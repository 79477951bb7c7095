import { schedulingUrl } from '../format/scheduling.ts';
import type { Action } from '../pages/fields.ts';
import * as css from './ActionLink.module.css';
// Dressed by the browser when a booking button is used.
import './BookingDialog.module.css';
import { useModule, usePage } from './page-context.ts';

/** A button of a page: a link to somewhere, or to the scheduling service. The first of a group is the primary one. */
export function ActionLink({ action, primary = false }: { action: Action; primary?: boolean }) {
  const className = primary ? css.primary : css.outlined;
  if (action.rendezVous)
    return <BookingLink className={className} label={action.libelle} campaign={action.rendezVous} />;
  return (
    <a className={className} href={action.lien}>
      {action.libelle}
    </a>
  );
}

interface BookingLinkProps {
  className: string | undefined;
  label: string;
  campaign: NonNullable<Action['rendezVous']>;
}

/** A link that the browser's booking module turns into a dialog over the page. */
function BookingLink({ className, label, campaign }: BookingLinkProps) {
  const { settings } = usePage();
  useModule('booking');
  return (
    <a className={className} data-booking href={schedulingUrl(settings.rendezVous, campaign)} rel="external noopener">
      {label}
    </a>
  );
}

/** The one or two buttons of a hero or a closing card. */
export function ActionGroup({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={css.group}>
      {actions.map((action, index) => (
        <ActionLink key={action.libelle} action={action} primary={index === 0} />
      ))}
    </p>
  );
}
