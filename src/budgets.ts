import type { Budgets } from '../build/contract/budgets.ts';

/** A new connection's first round trip: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** What pages may weigh. An article has its tables and code, and is to come in one round trip; it may have a calculator besides its contents, and a list to tick or a booking button. So is a case study, drawn as it was and as it is. The blog has its search besides twenty cards. */
export const budgets: Budgets = {
  html: 10 * 1024,
  scripts: 2600,
  fonts: 36_000,
  kinds: {
    article: { html: FIRST_ROUND_TRIP, scripts: 3000 },
    caseStudy: { html: FIRST_ROUND_TRIP },
    blog: { html: 11_000 },
  },
};
