import { z } from 'zod';

/** Icons a writer may name; `src/ui/Icon.tsx` draws them. */
const ICONS = [
  'ampoule',
  'application',
  'base',
  'billet',
  'boussole',
  'bouclier',
  'bus',
  'calendrier',
  'camion',
  'carte',
  'cerveau',
  'cible',
  'cle',
  'cloche',
  'coche',
  'coeur',
  'couches',
  'courriel',
  'crayon',
  'document',
  'eclair',
  'engrenage',
  'equipe',
  'etoile',
  'euro',
  'fusee',
  'graphique',
  'horloge',
  'livre',
  'loupe',
  'magie',
  'maison',
  'message',
  'orbite',
  'palette',
  'panier',
  'poignee',
  'robot',
  'telephone',
  'volant',
] as const;
export const icon = z.enum(ICONS);
export type IconName = z.output<typeof icon>;

const CATEGORIES = [
  'Automatisation',
  'Intelligence Artificielle',
  'Business',
  'Outils',
  'Sécurité',
  'Tendances',
  'Design & UX',
  'No-Code',
  'Agents IA',
  'Gestion de Projet',
] as const;
export const category = z.enum(CATEGORIES);
export type Category = z.output<typeof category>;

export const text = z.string().trim().min(1);
/** For search engines and sharing cards, which cut what is longer. */
const description = text.min(50).max(160);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Écrivez le nom du fichier sans « .md », par exemple roi-automatisation.');
export const minutes = z.int().min(1).max(60);

/** A path of this site. Browsers take `//` and `/\` for the start of another site's address. */
const SITE_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
export const sitePath = z.stringFormat(
  'chemin-du-site',
  SITE_PATH,
  'Écrivez un chemin du site, qui commence par une seule barre, par exemple /services.',
);

/** As folders may be named on any disk, and rules of any host; letters with accents as they are read. */
const FORMER_PATH = /^(?:\/[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*)+$/u;
const formerPath = z.stringFormat('ancienne-adresse', isFormerPath, {
  error: ({ input }) => formerHint(String(input)),
});

function isFormerPath(text: string): boolean {
  return FORMER_PATH.test(text) && text === text.normalize();
}

/** What was probably meant: the path of a whole address, as it is read, without what stands behind it. */
function formerHint(text: string): string {
  const path = text.replace(/^https?:\/\/[^/]*/, '').replace(/\/*(?:[?#].*)?$/s, '');
  const meant = (path.startsWith('/') ? path : `/${path}`).replace(/(?:%[\da-f]{2})+/gi, decodedOr).normalize();
  return isFormerPath(meant)
    ? `Écrivez « ${meant} ».`
    : 'Écrivez le chemin seul, sans barre finale ni « ? », par exemple /ancien-article.';
}

function decodedOr(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** A web address that a page may lead to, frame or call: https, a full host name, neither user nor password. */
export const webAddress = z.stringFormat(
  'adresse-web',
  isWebAddress,
  "Écrivez l'adresse en entier, en https, par exemple https://exemple.fr/page.",
);

/** Host names as the URL standard writes them, accents encoded. Nothing else may reach a security policy. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;

export function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/\\?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/u.test(text) && HOST.test(hostNameOf(text) ?? '');
}

/**
 * The host of an address as the URL standard writes it; undefined when it is no address.
 * `URL.canParse` cannot be asked: up to Node 22 it refuses letters beyond ASCII once it has been called some thousands of times.
 */
export function hostNameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
}

const ELSEWHERE = /^(?:#\S*|mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?|tel:\+?\d[\d.-]*)$/;
const link = z.stringFormat('lien', isLink, { error: ({ input }) => linkHint(String(input)) });

function isLink(text: string): boolean {
  return SITE_PATH.test(text) || ELSEWHERE.test(text) || isWebAddress(text);
}

/** What was probably meant: another site, a mail or a page of this one, without what makes it an address. */
function linkHint(text: string): string {
  const file = /^([^/]+(?:\/[^/]+)*)\.(?:md|html?)$/.exec(text)?.[1];
  const candidates = file === undefined ? [`https://${text}`, `mailto:${text}`, `/${text}`] : [`/${file}`];
  const meant = candidates.find(isLink);
  return text.includes(':') || meant === undefined
    ? 'Écrivez un chemin du site (/contact), une ancre (#contact) ou une adresse complète (https://exemple.fr/page).'
    : `Écrivez « ${meant} ».`;
}

/** A button: it leads somewhere, or opens the scheduling popup with these campaign tags. */
const action = z
  .strictObject({
    libelle: text,
    lien: link.optional(),
    rendezVous: z
      .strictObject({ utm_source: text.optional(), utm_medium: text.optional(), utm_campaign: text.optional() })
      .optional(),
  })
  .refine(({ lien, rendezVous }) => (lien === undefined) !== (rendezVous === undefined), {
    error: "Un bouton a soit « lien », soit « rendezVous » : l'un des deux, pas les deux.",
  });
export type Action = z.output<typeof action>;

export const actions = z.array(action).min(1).max(2);

/** The card that closes a page and says what to do next. */
export const closing = z.strictObject({ titre: text, texte: text, actions });
export type Closing = z.output<typeof closing>;

/** What every screen says of itself; `titreSeo` replaces the h1 in the title element. */
export const screen = { titre: text, titreSeo: text.max(70).optional(), description };

/** What every page says of itself, with the paths by which it was found before. */
export const page = { ...screen, anciennesAdresses: z.array(formerPath).optional() };
