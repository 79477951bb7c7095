/** A moment (ISO 8601) as clocks of this browser show it: its day, « 2026-12-03 », and its time, « 10 h 42 ». */
export function momentHere(iso: string): { day: string; time: string } {
  const parts = new Map(CLOCK.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${Number(of('hour'))} h ${of('minute')}` };
}

const CLOCK = new Intl.DateTimeFormat('fr', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
