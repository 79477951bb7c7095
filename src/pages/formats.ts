import { z } from 'zod';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Écrivez le nom du fichier sans « .md », par exemple roi-automatisation.');

/** A path of this site. Browsers take `//` and `/\` for the start of another site's address. */
const SITE_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
export const sitePath = z.stringFormat(
  'chemin-du-site',
  SITE_PATH,
  'Écrivez un chemin du site, qui commence par une seule barre, par exemple /services.',
);

/** Published address of a file of the static folder. */
export const staticPath = z.stringFormat('adresse-de-fichier', SITE_PATH, {
  error: ({ input }) => staticHint(String(input)),
});

/** A path that only lacks its first slash, or has spaces, is shown as it has to be written. */
function staticHint(text: string): string {
  const meant = (text.startsWith('/') ? text : `/${text}`).replaceAll(' ', '%20');
  return meant !== '/' && SITE_PATH.test(meant) && !text.includes(':')
    ? `Écrivez « ${meant} ».`
    : 'Écrivez l’adresse du fichier depuis le dossier static, par exemple /modeles/inventaire.xlsx.';
}

/**
 * Names that folders may have on any disk, and that browsers and hosts write in one way; as they are read, not as `%C3%A9` or `%20`.
 * None begins with a dot, or begins or ends with a space.
 */
const FORMER_PATH = /^(?:\/(?![. ])(?:(?!%[\da-fA-F]{2})[^\p{C}\p{Zl}\p{Zp}/\\?#<>:"|*{}[\]^`])+(?<! ))+$/u;
export const formerPath = z
  .stringFormat('ancienne-adresse', isFormerPath, { error: ({ input }) => formerHint(String(input)) })
  .meta({ pattern: FORMER_PATH.source });

function isFormerPath(text: string): boolean {
  return FORMER_PATH.test(text) && text === text.normalize();
}

/** Suggests the readable path of a whole address, without query and fragment. */
function formerHint(text: string): string {
  const path = text.replace(/^https?:\/\/[^/]*/, '').replace(/(?<!\/)\/*(?:[?#].*)?$/s, '');
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

const WEB_ADDRESS = /^https:\/\/[^\s/\\?#@\p{Cc}]+(?:[/?#][^\s\\"<>`\p{Cc}]*)?$/u;
/**
 * A web address that a page may link to, frame or call: https, with a full host name, without user or password. Characters that addresses must not
 * contain (RFC 3986, § 2) have to be encoded.
 */
export const webAddress = z
  .stringFormat(
    'adresse-web',
    isWebAddress,
    "Écrivez l'adresse en entier, en https, par exemple https://exemple.fr/page.",
  )
  .meta({ pattern: WEB_ADDRESS.source });

/** Host names as the URL standard writes them, accents encoded. Nothing else may reach a security policy. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;

export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && HOST.test(hostNameOf(text) ?? '');
}

/**
 * Returns the host of an address as the URL standard writes it, or undefined if it is no address. `URL.canParse` is no help: up to Node 22 it refuses
 * letters beyond ASCII after some thousands of calls.
 */
export function hostNameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
}

const ELSEWHERE = /^(?:#\S*|mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?|tel:\+?\d[\d.-]*)$/;
/** Target of a link or a button. */
export const link = z
  .stringFormat('lien', isLink, { error: ({ input }) => linkHint(String(input)) })
  .meta({ link: true, pattern: [SITE_PATH, ELSEWHERE, WEB_ADDRESS].map(({ source }) => source).join('|') });

function isLink(text: string): boolean {
  return SITE_PATH.test(text) || ELSEWHERE.test(text) || isWebAddress(text);
}

/** Suggests the address, mail or path that was probably meant. */
function linkHint(text: string): string {
  const file = /^([^/]+(?:\/[^/]+)*)\.(?:md|html?)$/.exec(text)?.[1];
  const candidates = file === undefined ? [`https://${text}`, `mailto:${text}`, `/${text}`] : [`/${file}`];
  const meant = candidates.find(isLink);
  return text.includes(':') || meant === undefined
    ? 'Écrivez un chemin du site (/contact), une ancre (#contact) ou une adresse complète (https://exemple.fr/page).'
    : `Écrivez « ${meant} ».`;
}
