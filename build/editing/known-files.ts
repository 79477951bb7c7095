import type { KeyPath } from '../contract/content-type.ts';
import { CLEAN_SLUG } from '../contract/content-type-matcher.ts';
import { nameOnDisk } from '../contract/output.ts';
import type { SourceFile } from '../contract/source-file.ts';
import type { ContentHost } from '../contract/workshop-host.ts';
import { contentFiles } from '../diagnostics/messages/content-files.fr.ts';
import { newFile as messages } from '../diagnostics/messages/new.fr.ts';
import { readFrontMatter } from './front-matter/read.ts';
import { isPortableName } from './project-files.ts';
import type { Refusal } from './refused.ts';
import { MAX_SLUG_LENGTH, slugFrom } from './slug.ts';

/** A content file with its data, which are empty for a broken front matter. */
export interface KnownFile extends SourceFile {
  contentType?: string;
  slug: string;
  data: Readonly<Record<string, unknown>>;
  /** Path of the file's page; empty if it has none. */
  address: string;
  previous: readonly string[];
}

export function knownFiles({ site, texts, identify }: ContentHost): KnownFile[] {
  return texts().map((file) => {
    const { contentType, slug } = identify(file.name);
    const definition = site.contentTypes[contentType ?? ''];
    const read = readFrontMatter(file.text);
    const data = 'data' in read ? read.data : {};
    const former = data[definition?.formerPaths ?? ''];
    const previous = Array.isArray(former) ? former.filter((path) => typeof path === 'string') : [];
    return {
      ...file,
      ...(contentType !== undefined && { contentType }),
      slug,
      data,
      address: definition?.path?.(slug) ?? '',
      previous,
    };
  });
}

/** Finds the file with a present or former address. Case does not count, as on many disks. */
function fileAtAddress(address: string, files: readonly KnownFile[]): KnownFile | undefined {
  const name = nameOnDisk(address);
  return files.find((file) => [file.address, ...file.previous].some((path) => nameOnDisk(path) === name));
}

/** Returns the fields that refer to an entry; none for an invalid front matter. */
export function referencesTo(
  { contentTypes }: ContentHost['site'],
  { contentType = '', data }: KnownFile,
  entry: { contentType: string; slug: string },
): KeyPath[] {
  const known = contentTypes[contentType];
  const checked = known?.schema?.safeParse(data);
  const references = checked?.success ? (known?.references?.(checked.data) ?? []) : [];
  return references
    .filter((one) => one.contentType === entry.contentType && one.slug === entry.slug)
    .map(({ at }) => at);
}

/** An address of the site that a text names: `/blog/x`, `/images/photo.jpg`. */
export interface Mention {
  /** The address with its query and fragment. */
  address: string;
  start: number;
  end: number;
}

/** Finds addresses from the site's root in fields, links, pictures, definitions and HTML. Addresses with spaces count only within delimiters. */
export function mentionsIn(text: string): Mention[] {
  return Array.from(text.matchAll(MENTION), ({ 0: whole, index, groups = {} }) => {
    const address = Object.values(groups).find((group) => group !== undefined) ?? whole;
    const start = index + whole.indexOf(address);
    return { address, start, end: start + address.length };
  });
}

const MENTION =
  /<(?<bracketed>\/[^<>\n]+)>|"(?<quoted>\/[^"\n]*)"|'(?<single>\/[^'\n]*)'|(?=\/)(?<=^[ \t]*(?:-[ \t]+)*(?:[\p{L}\p{N}_-]+:[ \t]+)?)(?<field>\/(?:(?![ \t]#)[^"'\n,[\]{}])*[^"'\s,[\]{}])(?=[ \t]*(?:#.*)?$)|(?<![\p{L}\p{N}\\/._~%@:-])(?<bare>\/[^\s()<>"'`\\\]{}|,]*)/gmu;

interface SlugRequest {
  contentType: string;
  slug: string;
  /** Path of the folder from the content folder; empty for the content folder itself. */
  folder: string;
  /** All content but the file that is to have the name. */
  files: readonly KnownFile[];
}

/** Returns the reason why a file may not have this name, or undefined if it may. */
export function whyNotSlug(
  { site: { contentTypes }, identify }: ContentHost,
  { contentType, slug, folder, files }: SlugRequest,
): Refusal | undefined {
  if (!CLEAN_SLUG.test(slug)) return messages.badSlug(slug, slugFrom(slug));
  if (!isPortableName(`${slug}.md`)) return contentFiles.unfitName(slug);
  if (slug.length > MAX_SLUG_LENGTH) return messages.longSlug(MAX_SLUG_LENGTH);
  const name = textFileName(folder, slug);
  const same = files.find((file) => nameOnDisk(file.name) === nameOnDisk(name));
  if (same) return messages.taken(slug, same.path);
  const address = contentTypes[contentType]?.path?.(slug) ?? '';
  const holder = address === '' ? undefined : fileAtAddress(address, files);
  if (holder) return messages.formerly(slug, address, holder.path);
  return identify(name).contentType === contentType ? undefined : messages.otherContentType(slug);
}

export function textFileName(folder: string, slug: string): string {
  return `${folder === '' ? '' : `${folder}/`}${slug}.md`;
}
