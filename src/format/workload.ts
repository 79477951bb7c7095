/** Weeks worked in a year: 52, less five of holidays, and one for the public holidays. */
const WEEKS = 46;

/** A task that comes back each week. */
export interface Workload {
  times: number;
  /** Each time. */
  minutes: number;
}

/** Returns the hours that a task takes a year. */
export function hoursAYear({ times, minutes }: Workload): number {
  return Math.round((times * minutes * WEEKS) / 60);
}

/** Returns a number of hours as French people write it. */
export function formatHours(hours: number): string {
  return hours.toLocaleString('fr-FR');
}

/** Returns the calculation in words: « 40 × 5 min × 46 semaines ÷ 60 = 153 h par an ». */
export function formatFormula(workload: Workload): string {
  const hours = formatHours(hoursAYear(workload));
  return `${workload.times} × ${workload.minutes}\u00a0min × ${WEEKS}\u00a0semaines ÷ 60 = ${hours}\u00a0h par an`;
}
