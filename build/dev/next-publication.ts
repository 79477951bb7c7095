import type { HeldPage } from '../contract/publication.ts';
import { startOfDay } from '../system/calendar.ts';

/** The longest time that a timer can be set to (HTML, § 8.6): 24 days. */
const LONGEST = 2 ** 31 - 1;

interface NextPublicationOptions {
  timeZone: string;
  /** Called at the midnight that publishes something. */
  onDay: () => void;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** Waits for the first of the days on which pages are to be published. It keeps no process alive. */
export class NextPublication {
  private timer: NodeJS.Timeout | undefined;
  private readonly options: Required<NextPublicationOptions>;

  constructor({ clock = Date.now, ...options }: NextPublicationOptions) {
    this.options = { ...options, clock };
  }

  /** Forgets the days it has waited for. */
  waitFor(held: readonly HeldPage[]): void {
    this.stop();
    const [first] = held.flatMap((page) => (page.held.why === 'scheduled' ? page.held.from : []));
    if (first === undefined) return;
    const { timeZone, onDay, clock } = this.options;
    const left = startOfDay(first, timeZone).getTime() - clock();
    const wake = () => (left > LONGEST ? this.waitFor(held) : onDay());
    this.timer = setTimeout(wake, Math.min(left, LONGEST)).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
