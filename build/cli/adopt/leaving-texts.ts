import { withoutQuery } from '../../contract/addresses.ts';
import type { KeyPath } from '../../contract/content-type.ts';
import { valueAt } from '../../contract/field-values.ts';
import { VARIABLE } from '../../contract/variables.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { editFrontMatter } from '../../editing/front-matter/edit.ts';
import { readFrontMatter } from '../../editing/front-matter/read.ts';
import { type KnownFile, knownFiles, mentionsIn, referencesTo } from '../../editing/known-files.ts';
import { withEdits } from '../../platform/html/text-edit.ts';

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
  return withoutQuery(address).replace(/(?<=.)\/$/, '');
}

/** The texts without the values (`{{name}}`) that no text takes any more; a file of which none is taken leaves. */
export function withoutUnusedValues(host: ContentHost): ContentText[] {
  const files = knownFiles(host);
  const used = new Set(files.flatMap(({ text }) => Array.from(text.matchAll(VARIABLE), ([, name = '']) => name)));
  return files.flatMap(({ path, name, text, contentType = '', data }) => {
    const checked = host.site.contentTypes[contentType]?.schema?.safeParse(data);
    const values = (checked?.success && host.site.contentTypes[contentType]?.variables?.(checked.data)) || [];
    const unused = values.filter((value) => !used.has(value.name));
    if (values.length > 0 && unused.length === values.length) return [];
    return [
      {
        path,
        name,
        text: withoutItems(
          text,
          unused.map(({ at }) => at),
        ),
      },
    ];
  });
}

/** A text without the items of lists that these fields stand in; a list that would be empty goes, and so does a field that stands in none. */
export function withoutItems(text: string, fields: readonly KeyPath[]): string {
  const items = new Map(fields.map(itemOf).map((at) => [JSON.stringify(at), at]));
  // From the last to the first: those before keep their places.
  const ordered = [...items.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0);
  return ordered.reduce((current, at) => {
    const read = readFrontMatter(current);
    const list = 'data' in read ? valueAt(read.data, at.slice(0, -1)) : undefined;
    const isLast = typeof at.at(-1) === 'number' && Array.isArray(list) && list.length === 1;
    return editFrontMatter(current, { at: isLast ? at.slice(0, -1) : at, remove: true });
  }, text);
}

/** The item of the innermost list that a field stands in. */
function itemOf(field: KeyPath): KeyPath {
  const depth = field.findLastIndex((key) => typeof key === 'number');
  return depth === -1 ? field : field.slice(0, depth + 1);
}

/** Where a front matter says one of these values. */
export function fieldsWith(data: unknown, values: ReadonlySet<string>, at: KeyPath = []): KeyPath[] {
  if (typeof data === 'string') return values.has(data) ? [at] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    fieldsWith(value, values, [...at, Array.isArray(data) ? Number(key) : key]),
  );
}
