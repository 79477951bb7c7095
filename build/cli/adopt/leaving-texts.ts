import { type KnownFile, knownFiles, mentionsIn, referencesTo } from '../../contract/editing/known-files.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { withEdits } from '../../platform/html/text-edit.ts';
import { withoutItems } from './items.ts';

/** The texts that stay when others leave: fields no longer name these, and links to their pages are words, or lead to the page above. */
export function withoutTexts(host: ContentHost, isLeaving: (file: KnownFile) => boolean): ContentText[] {
  const files = knownFiles(host);
  const leaving = files.filter(isLeaving);
  const addresses = new Set(leaving.flatMap(({ address, previous }) => [address, ...previous]));
  return files
    .filter((file) => !leaving.includes(file))
    .map((file) => {
      const { path, name, text } = file;
      const at = leaving
        .filter(({ slug }) => text.includes(slug))
        .flatMap(({ contentType = '', slug }) => referencesTo(host.site, file, { contentType, slug }));
      return { path, name, text: unlinked(withoutItems(text, at), addresses) };
    });
}

/** A Markdown link to a path of the site, or to a place of its own page. */
const LINK = /(?<!!)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([/#][^\s()]*)(?:\s+"[^"\n]*")?\)/g;

/** A text whose links to some addresses (`/path`, or `#id` of its own page) are the words alone; where an address stands by itself, the one of the folder above takes its place. */
export function unlinked(text: string, addresses: ReadonlySet<string>): string {
  const isGone = (address: string) => addresses.has(address.startsWith('#') ? address : pathOf(address));
  const plain = text.replace(LINK, (link, words: string, address: string) => (isGone(address) ? words : link));
  const bare = mentionsIn(plain).filter(({ address }) => isGone(address));
  return withEdits(
    plain,
    bare.map(({ address, start, end }) => ({ start, end, text: address.replace(/\/[^/]*$/, '') || '/' })),
  );
}

/** A path as pages are known by it: without what follows it, and without a slash at its end. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');
}
