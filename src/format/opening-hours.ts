const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
type Day = (typeof DAYS)[number];

/** Days on which one opens and closes at the same times, 'HH:MM'. */
export interface OpeningHours {
  days: readonly Day[];
  opens: string;
  closes: string;
}

const DAY = DAYS.join('|');
const TIME = String.raw`(\d{1,2}) ?h ?([0-5]\d)?`;
const PART = new RegExp(`^(?:du |le )?(${DAY})(?: ?(?:[-–]|à|au) ?(${DAY}))?,? (.+)$`, 'i');
const SPAN = new RegExp(`^(?:de )?${TIME} ?(?:[-–]|à) ?${TIME}$`);

/**
 * Reads 'Lundi – vendredi, 9h-12h et 14h-18h30 ; samedi, 9h-12h' as times for machines. Returns undefined if any part cannot be read, because half of
 * the hours would be wrong.
 */
export function openingHours(text: string): OpeningHours[] | undefined {
  const parts = text.trim().replace(/\s+/g, ' ').split(/ ?; ?/).map(partOf);
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

function partOf(text: string): OpeningHours[] | undefined {
  const [, first = '', last = first, times = ''] = PART.exec(text) ?? [];
  const days = DAYS.slice(dayNumber(first), dayNumber(last) + 1);
  const spans = times.split(/ et |, ?/).map(spanOf);
  if (days.length === 0 || spans.some((span) => span === undefined)) return undefined;
  return spans.flatMap((span) => (span ? { days, ...span } : []));
}

function spanOf(text: string): Pick<OpeningHours, 'opens' | 'closes'> | undefined {
  const [whole, hour, minute, endHour, endMinute] = SPAN.exec(text) ?? [];
  const [opens, closes] = [clock(hour, minute), clock(endHour, endMinute)];
  return whole !== undefined && opens < closes && closes <= '24:00' ? { opens, closes } : undefined;
}

function clock(hour = '', minute = '00'): string {
  return `${hour.padStart(2, '0')}:${minute}`;
}

function dayNumber(name: string): number {
  const names: readonly string[] = DAYS;
  return names.indexOf(name.toLowerCase());
}
