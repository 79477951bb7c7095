import type { Held } from '../contract/entry.ts';
import type { Kind } from '../contract/kind.ts';
import { valueAt } from './schema-keys.ts';

/** Why an entry of a kind is not published on a day ('2025-08-15'); undefined when it is. Its data may be broken elsewhere. */
export function heldOn({ publication }: Pick<Kind, 'publication'>, data: unknown, today: string): Held | undefined {
  if (!publication) return undefined;
  if (valueAt(data, [publication.draft]) === true) return { why: 'draft' };
  const from = publication.from === undefined ? undefined : valueAt(data, [publication.from]);
  return typeof from === 'string' && DAY.test(from) && from > today ? { why: 'scheduled', from } : undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
