import type { FallbackFonts } from '../../build/contract/fallback-fonts.ts';
import { systemFonts } from './system-fonts.ts';

const DISPLAY = 'Bricolage Grotesque';
const TEXT = 'Instrument Sans';
const { arial, arialBold, roboto, robotoBold } = systemFonts;

/** What opens pages, and how wide its lines are at 360 and 412 px, and at 768 and 1440 px; `test/browser/fallback-fonts.test.ts` measures it. */
export const fallbackFonts: FallbackFonts = {
  phones: '(width<40rem)',
  faces: {
    'Bricolage Fallback': { own: DISPLAY, system: arialBold, from: 99, to: 103.5 },
    'Bricolage Android': { own: DISPLAY, system: robotoBold, onPhonesOnly: true, from: 106, to: 110 },
    'Instrument Fallback': { own: TEXT, system: arial, from: 99, to: 103.5 },
    'Instrument Android': { own: TEXT, system: roboto, onPhonesOnly: true, from: 100, to: 104.5 },
  },
  blocks: {
    PageHero_title: { own: DISPLAY, spacing: -0.03, phones: [9.13, 10.58], others: [13.3, 13.3, 12.22] },
    PageHero_lead: { own: TEXT, phones: [17.05, 19.63], others: [31, 31] },
    HomePage_title: { own: DISPLAY, spacing: -0.03, phones: [9.13, 10.58], others: [15.48, 11.46] },
    HomePage_lead: { own: TEXT, phones: [17.05, 19.63], others: [34, 31.71] },
    'Prose_prose h2': { own: DISPLAY, spacing: -0.015, phones: [11.75, 13.38], others: [20, 13.17] },
    'Prose_prose p': { own: TEXT, phones: [19.18, 22.24], others: [31, 31] },
    Section_title: { own: DISPLAY, spacing: -0.015, phones: [11.75, 13.38], others: [22.2, 20.44] },
    Section_intro: { own: TEXT, phones: [16.07, 18.48], others: [34.77, 35.05] },
    'AboutPage_block p': { own: TEXT, phones: [16.07, 18.48], others: [32.85, 34.9] },
    ContactPage_intro: { own: TEXT, phones: [16.42, 19.39], others: [38.09, 37.34] },
    'ContactPage_untransmitted p': { own: TEXT, phones: [14.25, 17.22], others: [35.91, 35.16] },
  },
};
