import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { mentionsIn } from '../links/mentions.ts';
import { knownFiles } from '../new/known-files.ts';
import { fieldsWith, withoutItems } from './items.ts';
import { unlinked } from './references.ts';

/** Addresses of the files to take away (`/modeles/grille.xlsx`) that texts name. */
export function filesOffered(
  { site: { downloads } }: Pick<ContentHost, 'site'>,
  texts: readonly ContentText[],
): string[] {
  if (downloads === undefined) return [];
  const addresses = texts.flatMap(({ text }) => mentionsIn(text).map(({ address }) => address));
  return [...new Set(addresses.filter((address) => address.startsWith(`/${downloads}/`)))].sort();
}

/** The texts without what offers some files. */
export function withoutOffers(host: ContentHost, addresses: ReadonlySet<string>): ContentText[] {
  return knownFiles(host).map(({ path, name, text, data }) => ({
    path,
    name,
    text: unlinked(withoutItems(text, fieldsWith(data, addresses)), addresses),
  }));
}

/** Names of the blocks (`::name`) that texts of a content type may hold. */
export function blocksOf({ site }: Pick<ContentHost, 'site'>, contentType: string): string[] {
  return [...(site.contentTypes[contentType]?.prose?.slots ?? [])];
}

/** A text without the lines that place some blocks (`::name`), and without the blank line below each. */
export function withoutBlocks(text: string, names: ReadonlySet<string>): string {
  return text.replace(/^::([\w-]+)[ \t]*\n(?:[ \t]*\n)?/gm, (line, name: string) => (names.has(name) ? '' : line));
}
