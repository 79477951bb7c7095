import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import type { Unpublished } from '../../../build/contract/entry.ts';
import { unpublishedOn } from '../../../build/contract/publication.ts';

/** A file's text as the page shows it. */
export interface Reading {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
  /** Why visitors will not see its page yet. */
  unpublished?: Unpublished;
}

/** Undefined where the front matter cannot be read, or no content type says what may stand in it: there is but the whole text then. */
export function readingOf(text: string, contentType: ContentTypeInfo | undefined, today: string): Reading | undefined {
  const read = contentType && readFrontMatter(text);
  if (!read || 'unreadable' in read) return undefined;
  const unpublished = unpublishedOn(contentType, read.data, today);
  return { ...read, ...(unpublished && { unpublished }) };
}

/** The day that a page will wait for once it is no draft any more; undefined where it will wait for none. */
export function dayToCome({ data }: Reading, { publication }: ContentTypeInfo, today: string): string | undefined {
  const { draft = '', ...day } = publication ?? {};
  const unpublished = unpublishedOn({ publication: { draft, ...day } }, { ...data, [draft]: false }, today);
  return unpublished?.why === 'scheduled' ? unpublished.from : undefined;
}
