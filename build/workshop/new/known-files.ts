import type { SiteDefinition } from '../../contract/definition.ts';
import { nameOnDisk } from '../../contract/output.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import { readContent } from '../../read/read.ts';
import { kindMatcher, slugOf } from '../../validate/kind-of.ts';
import { readFrontMatter } from '../front-matter/read.ts';

/** A content file as it lies on the disk; broken ones have no data. */
export interface KnownFile extends SourceFile {
  kind?: string;
  slug: string;
  data: Readonly<Record<string, unknown>>;
  /** Path of its page; empty where it has none. */
  address: string;
  /** Paths by which its page was found before. */
  former: readonly string[];
}

/** All content that can be read as text. */
export function knownFiles(site: Pick<SiteDefinition, 'root' | 'contentDir' | 'kinds'>): KnownFile[] {
  const kindOf = kindMatcher(site.kinds);
  return readContent(site.root, site.contentDir).value.map((file) => {
    const kind = kindOf(file.name);
    const definition = site.kinds[kind ?? ''];
    const slug = slugOf(file.name);
    const read = readFrontMatter(file.text);
    const data = 'data' in read ? read.data : {};
    const former = textsIn(data[definition?.formerPaths ?? '']);
    return {
      ...file,
      ...(kind !== undefined && { kind }),
      slug,
      data,
      address: definition?.path?.(slug) ?? '',
      former,
    };
  });
}

/** The file that has an address already, or had it before: as disks and hosts tell names apart, by their letters and not by their case. */
export function holderOf(address: string, files: readonly KnownFile[]): KnownFile | undefined {
  const name = nameOnDisk(address);
  return files.find((file) => [file.address, ...file.former].some((path) => nameOnDisk(path) === name));
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
