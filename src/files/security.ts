import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { endOfDay } from '../pages/settings/rules.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';

/** Writes the contact for security flaws (RFC 9116), if the settings have one. */
export function security({ settings }: Pick<Site, 'settings'>, { url }: Pick<SitePlan, 'url'>): FilePlan[] {
  const { securite, email } = settings.data;
  if (!securite) return [];
  const canonical = url(paths.security);
  const fields = [
    `Contact: mailto:${email}`,
    `Expires: ${endOfDay(securite.expire)}`,
    'Preferred-Languages: fr',
    // Web addresses must be of https (§ 2.5.2); the field may be left out.
    ...(canonical.startsWith('https:') ? [`Canonical: ${canonical}`] : []),
  ];
  return [{ output: paths.security.slice(1), contents: `${fields.join('\n')}\n` }];
}
