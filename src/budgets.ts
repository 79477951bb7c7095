import type { Budgets } from '../build/contract/budgets.ts';

/** A new connection's first round trip: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;
/** What the styles of a page with drawings, tables, code and notes weigh in it, by day and by night. */
const STYLES = 6 * 1024;
/** What keeps short words of titles beside what they lead to, on a page with many, and what paper and larger titles need. */
const TITLES = 640;
/** What the header's buttons for motion, day and night weigh, where a page has no room for them. */
const SWITCHES = 144;
/** What a page weighs more that shows a design drawn: two screens, an identity, a component. */
const DESIGN = 160;
/** What titles and notes in the margin of a wide screen weigh, where a page has no room for them. */
const MARGIN = 96;

/**
 * What pages may weigh. An article has its drawings, tables and code: its text is to come in one round trip, the styles that it holds aside;
 * it may have a calculator besides its contents, and a list to tick or a booking button. A case study, drawn as it was and as it is, comes
 * in one with its styles, and so does a page of text with drawings, tables and sources. The blog has its search and the way on besides twenty cards. A service
 * shows a product in a drawing, or with figures, besides its method, tools, questions, sources and how an audit goes; the home page has a
 * drawing with a sentence to fill in and shows three products, all in one round trip; the ledger of measures works each figure out.
 */
export const budgets: Budgets = {
  html: 10 * 1024,
  scripts: 2800,
  fonts: 36_000,
  contentTypes: {
    article: { html: FIRST_ROUND_TRIP + STYLES + TITLES, scripts: 3200 },
    caseStudy: { html: FIRST_ROUND_TRIP + SWITCHES },
    text: { html: FIRST_ROUND_TRIP },
    measures: { html: 11_264 + SWITCHES + MARGIN },
    blog: { html: 11_264 + TITLES },
    service: { html: 11_776 + TITLES + DESIGN },
    home: { html: 13_056 + TITLES, scripts: 2900 },
    // A form that a link may begin, a booking button, and stars with a button that stops them.
    contact: { scripts: 3500 },
  },
};
