import type { Budgets } from '../build/contract/definition.ts';

/** A new connection's first round trip: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;
/** Bytes of styles for drawings, tables, code and notes, by day and by night. */
const STYLES = 6 * 1024;
/** Bytes for titles whose short words stay beside the next one, and for print and larger titles. */
const TITLES = 640;
/** Bytes of the header's buttons for motion, day and night, on pages whose budget did not count them. */
const SWITCHES = 144;
/** Bytes of the drawn design on a service's page: two screens, an identity, a component. */
const DESIGN = 160;
/** Bytes of titles and notes in the margin of a wide screen, on pages whose budget did not count them. */
const MARGIN = 96;

/**
 * Budgets by content type. An article's text arrives in one round trip without its styles; it may have a calculator, a checklist or a booking button.
 * Case studies, texts and the home page arrive in one round trip with their styles. The blog has its search and links besides twenty cards. A service
 * page shows a product besides its method, tools, questions and sources. The page of measures explains each figure.
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
