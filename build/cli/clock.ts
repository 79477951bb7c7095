import type { SiteDefinition } from '../contract/definition.ts';
import { momentOf } from '../platform/calendar.ts';

/** The moment that `--now` names, where the site is at home; nothing where it is not given: builds then have a clock of their own. */
export function clockOf(
  { timeZone = 'UTC' }: Pick<SiteDefinition, 'timeZone'>,
  now: string | undefined,
): { now?: Date } {
  const moment = now === undefined ? undefined : momentOf(now, timeZone);
  return moment ? { now: moment } : {};
}
