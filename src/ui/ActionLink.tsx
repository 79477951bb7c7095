import { useContext } from 'react';
import { schedulingUrl } from '../format/scheduling.ts';
import type { Action } from '../pages/actions.ts';
import { paths } from '../routes.ts';
import * as css from './ActionLink.module.css';
import { SubjectContext, useModule, usePage } from './page-context.ts';

/** A link that looks like a button. If it leads to the scheduling service, the browser's booking module opens that over the page. */
export function ActionLink({ action, primary = false }: { action: Action; primary?: boolean }) {
  const className = primary ? css.primary : css.outlined;
  const subject = useContext(SubjectContext);
  const { settings } = usePage();
  const { libelle, lien, rendezVous } = action;
  useModule('booking', rendezVous !== undefined);
  if (rendezVous) {
    const href = schedulingUrl(settings.rendezVous, rendezVous, settings.couleurs);
    return (
      <a className={className} data-booking href={href} rel="external noopener">
        {libelle}
      </a>
    );
  }
  return (
    <a className={className} href={subject ? withSubject(lien, { ...subject }) : lien}>
      {libelle}
    </a>
  );
}

/** Returns a link that tells the contact form what its page is about; other links stay as they are. */
function withSubject(link: string | undefined, subject: Record<string, string>): string | undefined {
  const [path, fragment] = link?.split('#') ?? [];
  if (path !== paths.contact) return link;
  return `${path}?${new URLSearchParams(subject)}${fragment ? `#${fragment}` : ''}`;
}

/** The one or two buttons of a hero or a closing card. */
export function ActionGroup({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={css.group} data-onward="">
      {actions.map((action, index) => (
        <ActionLink key={action.libelle} action={action} primary={index === 0} />
      ))}
    </p>
  );
}
