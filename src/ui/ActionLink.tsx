import type { Action } from '../pages/actions.ts';
import * as css from './ActionLink.module.css';
import { BookingLink } from './BookingLink.tsx';

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
