import { paths } from '../routes.ts';

/** The six links of the header, in order. */
export const NAVIGATION = [
  { name: 'Accueil', href: paths.home },
  { name: 'Services', href: paths.services },
  { name: "Cas d'usage", href: paths.caseStudies },
  { name: 'Blog', href: paths.blog },
  { name: 'À propos', href: paths.about },
  { name: 'Contact', href: paths.contact },
] as const;

export const PRIVACY = { name: 'Politique de confidentialité', href: paths.privacy } as const;

/** Where there is such a page. */
export const RESOURCES = { name: 'Ressources à emporter', href: paths.resources } as const;

export const LEGAL = [
  { name: 'Mentions légales', href: paths.legalNotices },
  PRIVACY,
  { name: 'Conditions générales de vente', href: paths.terms },
  { name: 'Comment nous mesurons', href: paths.measures },
  { name: 'Accessibilité', href: paths.accessibility },
] as const;

export const TOOL_PRICES = { name: 'Tarifs des outils', href: paths.toolPrices } as const;

/** `page` on the link to this very page, `true` on the link to the part of the site it belongs to. */
export function currentState(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page';
  const within = href === paths.blog ? [href, paths.archive(1)] : [href];
  return href !== paths.home && within.some((part) => path === part || path.startsWith(`${part}/`)) ? true : undefined;
}
