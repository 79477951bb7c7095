import type { SiteDefinition } from '../../contract/definition.ts';
import { dayOf } from '../../platform/calendar.ts';
import type { Assets } from './entries.ts';
import type { ValidateOptions } from './validate.ts';

/** What content is validated against, at a moment: this one, unless said otherwise. */
export function validateOptions(
  { timeZone = 'UTC' }: Pick<SiteDefinition, 'timeZone'>,
  assets: Required<Assets>,
  {
    base,
    production = false,
    lookOnly = false,
    now = new Date(),
  }: { base?: string; production?: boolean; lookOnly?: boolean; now?: Date },
): ValidateOptions {
  const today = dayOf(now, timeZone);
  return { production, lookOnly, now: now.toISOString(), today, ...assets, ...(base !== undefined && { base }) };
}
