/** Returns the day of a moment in a time zone, as '2025-08-15'. */
export function dayOf(moment: Date, timeZone: string): string {
  return wallClock(moment, timeZone).slice(0, 10);
}

/** Returns the first moment of a day ('2025-08-15') in a time zone, even if clocks change at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentAt(`${day}T00:00:00`, timeZone);
}

/** Returns the moment of '2025-08-15' (midnight) or '2025-08-15T09:30' in a time zone, or at an offset (`Z`, `+02:00`); undefined for other texts. */
export function parseMoment(text: string, timeZone: string): Date | undefined {
  const [, day = '', time = '00:00', seconds = ':00', offset] = MOMENT.exec(text) ?? [];
  const local = `${day}T${time}${seconds}`;
  const utc = Date.parse(`${local}Z`);
  // `Date` would take the 30th of February for the 2nd of March.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(`${day}T${time}`)) return undefined;
  if (offset === undefined) return momentAt(local, timeZone);
  const moment = new Date(`${local}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;
const DAY = 24 * 60 * 60 * 1000;

/** Returns the first moment of a local time. A time that clocks skip is moved on by the skipped time. */
function momentAt(local: string, timeZone: string): Date {
  const utc = Date.parse(`${local}Z`);
  const offsets = [utc - DAY, utc + DAY].map((near) => offsetAt(new Date(near), timeZone));
  const candidates = offsets.map((offset) => new Date(utc - offset)).sort((a, b) => a.getTime() - b.getTime());
  return candidates.find((moment) => moment.getTime() + offsetAt(moment, timeZone) >= utc) ?? new Date(utc);
}

function offsetAt(moment: Date, timeZone: string): number {
  return Date.parse(`${wallClock(moment, timeZone)}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}

/** Returns the local time as '2025-08-15T09:30:00', which is the Swedish format. */
function wallClock(moment: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return clock.format(moment).replace(' ', 'T');
}
