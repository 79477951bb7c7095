import type { MenuEntry } from '../pages/settings/menus/schema.ts';
import { paths } from '../routes.ts';
import type { LayoutData } from '../ui/page-context.ts';

const PRIVACY: MenuEntry = { libelle: 'Politique de confidentialité', lien: paths.privacy };

/** Returns the links of the menu on narrow screens, which also lead to the privacy policy. */
export function withPrivacy(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu.some(({ lien }) => lien === PRIVACY.lien) ? menu : [...menu, PRIVACY];
}

/** Returns the links without those to pages that exist only with certain content. Settings may name such pages at all times. */
export function existingLinks(
  links: readonly MenuEntry[],
  { hasToolPrices, hasResources }: Pick<LayoutData, 'hasToolPrices' | 'hasResources'>,
): MenuEntry[] {
  return links.filter(
    ({ lien }) => (lien !== paths.toolPrices || hasToolPrices) && (lien !== paths.resources || hasResources),
  );
}

/** Returns `page` for the link to this very page, `true` for the link to the part of the site that it belongs to. */
export function ariaCurrent(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page';
  const within = href === paths.blog ? [href, paths.archive(1)] : [href];
  return href !== paths.home && within.some((part) => path === part || path.startsWith(`${part}/`)) ? true : undefined;
}
