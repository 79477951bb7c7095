import type { ContentType } from './content-type.ts';
import type { Unpublished } from './entry.ts';
import { valueAt } from './field-values.ts';

/** A page that is not published yet. */
export interface UnpublishedPage {
  /** The content file, from the project's root. */
  file: string;
  /** The path without trailing slash. */
  path: string;
  unpublished: Unpublished;
}

/** Returns the reason why an entry is not published on a day ('2025-08-15'), or undefined if it is. Its other fields may be invalid. */
export function unpublishedReason(
  { publication }: Pick<ContentType, 'publication'>,
  data: unknown,
  today: string,
): Unpublished | undefined {
  if (!publication) return undefined;
  if (valueAt(data, [publication.draft]) === true) return { why: 'draft' };
  const from = publication.from === undefined ? undefined : valueAt(data, [publication.from]);
  return typeof from === 'string' && DAY.test(from) && from > today ? { why: 'scheduled', from } : undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
