import { nameOnDisk } from '../output.ts';
import type { ContentHost, ContentText } from '../workshop-host.ts';
import { readFrontMatter } from './front-matter/read.ts';

/** A content file as it lies on the disk; broken ones have no data. */
export interface KnownFile extends ContentText {
  contentType?: string;
  slug: string;
  data: Readonly<Record<string, unknown>>;
  /** Path of its page; empty where it has none. */
  address: string;
  /** Paths by which its page was found before. */
  previous: readonly string[];
}

/** All content that can be read as text. */
export function knownFiles({ site, texts, identify }: ContentHost): KnownFile[] {
  return texts().map((file) => {
    const { contentType, slug } = identify(file.name);
    const definition = site.contentTypes[contentType ?? ''];
    const read = readFrontMatter(file.text);
    const data = 'data' in read ? read.data : {};
    const previous = textsIn(data[definition?.formerPaths ?? '']);
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

/** The file that has an address already, or had it before: as disks and hosts tell names apart, by their letters and not by their case. */
export function holderOf(address: string, files: readonly KnownFile[]): KnownFile | undefined {
  const name = nameOnDisk(address);
  return files.find((file) => [file.address, ...file.previous].some((path) => nameOnDisk(path) === name));
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
