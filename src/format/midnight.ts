/** The time zone in which dates of the content begin and end. */
export const TIME_ZONE = 'Europe/Paris';

/** The change between winter and summer comes after midnight of UTC and of Paris: both have one offset on any day. */
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** Returns the moment at which a day ('2025-08-15') begins, as RFC 3339 writes it. */
export function midnight(day: string): string {
  const parts = OFFSET.formatToParts(new Date(`${day}T00:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T00:00:00${offset.replace('GMT', '')}`;
}
