import { parsedUrl } from '../addresses/parsed-url.ts';
import { absoluteUrl } from '../addresses/published.ts';
import type { SiteAddress } from '../contract/definition.ts';
import { LINK_SCHEMES } from '../parse/markdown/link-addresses.ts';
import { asWritten, decoded } from './addresses.ts';
import { anchorHint, pathHint } from './link-hints.ts';

/** What links can lead to. */
export interface Targets {
  address: SiteAddress;
  /** Every file that will be published. */
  files: ReadonlySet<string>;
  /** Ids of each page, by its file. */
  idsByOutput: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface LinkProblem {
  rule: string;
  message: string;
  hint: string;
}

/** Why a link of the page at `path` leads nowhere, or elsewhere than it looks; undefined when it does neither. */
export function problemOf(link: string, path: string, output: string, targets: Targets): LinkProblem | undefined {
  const { address } = targets;
  const url = parsedUrl(link, absoluteUrl(address, path));
  if (url && url.origin !== address.origin) return outside(link, url);
  const pathname = url && decoded(url.pathname);
  const fragment = url && decoded(url.hash.slice(1).replace(/:~:.*$/, ''));
  if (pathname === undefined || fragment === undefined) {
    return {
      rule: 'lien-mort',
      message: `« ${link} » n'est pas une adresse.`,
      hint: "Vérifiez l'adresse ; un signe « % » s'y écrit « %25 ».",
    };
  }
  const target = link.startsWith('#') ? output : outputFor(pathname, targets);
  if (target === undefined) return deadLink(asWritten(link, address), targets);
  const ids = targets.idsByOutput.get(target);
  // The top of a page needs no id (HTML, § 7.4.6.4).
  if (!ids || /^(?:top)?$/i.test(fragment) || ids.has(fragment)) return undefined;
  return {
    rule: 'lien-mort',
    message: `Le lien « ${asWritten(link, address)} » vise une ancre que sa page n'a pas.`,
    hint: anchorHint(fragment, [...ids]),
  };
}

/** Another site's address says so from its first sign; `//` and `/\` look like this one's. Other schemes open nothing, or run. */
function outside(link: string, url: URL): LinkProblem | undefined {
  const scheme = url.protocol.slice(0, -1);
  if (!LINK_SCHEMES.includes(scheme)) {
    if (link.startsWith('data:image/')) return undefined;
    const hint = `Adresses permises : ${LINK_SCHEMES.map((name) => `${name}:`).join(', ')}, ou un chemin du site (/contact).`;
    return { rule: 'lien-protocole', message: `Une adresse en « ${scheme}: » n'est pas permise.`, hint };
  }
  if (link.toLowerCase().startsWith(url.protocol)) return undefined;
  return {
    rule: 'lien-sans-protocole',
    message: `« ${link} » ressemble à un chemin du site, et mène pourtant à ${url.host}.`,
    hint: `Écrivez l'adresse en entier (« ${url.href} »), ou une seule barre pour une page du site.`,
  };
}

/** The file that a host serves at a path, with or without a slash at its end. */
function outputFor(pathname: string, { address: { base }, files }: Targets): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length + 1).replace(/\/$/, '');
  return [path, `${path}/index.html`.replace(/^\//, ''), `${path}.html`].find((candidate) => files.has(candidate));
}

function deadLink(link: string, targets: Targets): LinkProblem {
  const message = `Le lien « ${link} » ne mène à aucune page ni à aucun fichier du site.`;
  return { rule: 'lien-mort', message, hint: pathHint(link, targets.files) };
}
