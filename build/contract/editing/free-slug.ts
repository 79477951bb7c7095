import { contentFiles } from '../../diagnostics/messages/content-files.fr.ts';
import { newFile as words } from '../../diagnostics/messages/new.fr.ts';
import { nameOnDisk } from '../output.ts';
import type { ContentHost } from '../workshop-host.ts';
import { holderOf, type KnownFile } from './known-files.ts';
import { isPortableName } from './portable-name.ts';
import type { Refusal } from './refused.ts';
import { CLEAN_SLUG, LONGEST_SLUG, slugFrom } from './slug.ts';

interface Wish {
  contentType: string;
  slug: string;
  /** The folder of the content type's files, from the content folder; empty for that itself. */
  folder: string;
  /** All content but the file that is to have the name. */
  files: readonly KnownFile[];
}

/** Why no file of a content type may have this name; undefined when it may. */
export function whyNotSlug(
  { site: { contentTypes }, identify }: ContentHost,
  { contentType, slug, folder, files }: Wish,
): Refusal | undefined {
  if (!CLEAN_SLUG.test(slug)) return words.badSlug(slug, slugFrom(slug));
  if (!isPortableName(`${slug}.md`)) return contentFiles.unfitName(slug);
  if (slug.length > LONGEST_SLUG) return words.longSlug(LONGEST_SLUG);
  const name = nameOf(folder, slug);
  const same = files.find((file) => nameOnDisk(file.name) === nameOnDisk(name));
  if (same) return words.taken(slug, same.path);
  const address = contentTypes[contentType]?.path?.(slug) ?? '';
  const holder = address === '' ? undefined : holderOf(address, files);
  if (holder) return words.formerly(slug, address, holder.path);
  return identify(name).contentType === contentType ? undefined : words.otherContentType(slug);
}

/** A file's name below the content folder. */
export function nameOf(folder: string, slug: string): string {
  return `${folder === '' ? '' : `${folder}/`}${slug}.md`;
}
