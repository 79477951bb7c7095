import { isOnThisMachine } from '../pages/settings/defaults.ts';
import { usePage } from '../ui/page-context.ts';
import countView from './count-view.ts?inline';

/** Counts views of the page where the settings want it, at the site's own address; for an endpoint on this machine, wherever it is tried. */
export function ViewCounter() {
  const { adresse, mesure } = usePage().settings;
  if (!mesure) return null;
  const site = isOnThisMachine(mesure.endpoint) ? undefined : new URL(adresse).origin;
  return <script data-endpoint={mesure.endpoint} data-site={site} dangerouslySetInnerHTML={{ __html: countView }} />;
}
