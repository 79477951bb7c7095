import type { MenuEntry } from '../pages/settings/menus/schema.ts';
import { paths } from '../routes.ts';
import type { LayoutData } from '../ui/page-context.ts';

const PRIVACY: MenuEntry = { libelle: 'Politique de confidentialité', lien: paths.privacy };

/** The links of the menu on narrow screens: they lead to the privacy policy as well. */
export function withPrivacy(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu.some(({ lien }) => lien === PRIVACY.lien) ? menu : [...menu, PRIVACY];
}

/** Links without those to pages that come and go with what texts say: settings may name these at all times. */
export function existingLinks(
  links: readonly MenuEntry[],
  { hasToolPrices, hasResources }: Pick<LayoutData, 'hasToolPrices' | 'hasResources'>,
): MenuEntry[] {
  return links.filter(
    ({ lien }) => (lien !== paths.toolPrices || hasToolPrices) && (lien !== paths.resources || hasResources),
  );
}

/** `page` on the link to this very page, `true` on the link to the part of the site it belongs to. */
export function ariaCurrent(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page';
  const within = href === paths.blog ? [href, paths.archive(1)] : [href];
  return href !== paths.home && within.some((part) => path === part || path.startsWith(`${part}/`)) ? true : undefined;
}
