import { axeFindings } from '../axe.ts';
import type { Check } from './check.ts';
import { diagramsFinding, forcedColoursFinding } from './drawings.ts';
import { fontsFinding } from './fonts.ts';
import { gridsFinding } from './grids.ts';
import { fragmentsFinding, layoutFinding, picturesFinding, starryFinding } from './layout.ts';
import { linesFinding } from './lines.ts';
import { motionFinding } from './motion.ts';
import { printFinding } from './print.ts';
import { quietFinding, scriptsFinding } from './quiet.ts';

/** What holds of every page at every width, as sentences. The first two look at what loading it brought, before another check adds to it. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'complain of nothing, ask no other origin for anything, and leave nothing in the browser': quietFinding,
  'load few scripts before they are touched, no React, and what wakes islands only where there are some':
    scriptsFinding,
  'have columns that are as wide in any other font': fontsFinding,
  'stand still under reduced motion, and move by transform and opacity alone': motionFinding,
  'do not scroll sideways, start under the fixed header or cut words off': ({ page }) => page.evaluate(layoutFinding),
  'have no star behind running text, where it would pass for a full stop': ({ page }) => page.evaluate(starryFinding),
  'have no hole in a grid’s row, and grids that begin where headings do': ({ page }) => page.evaluate(gridsFinding),
  'hold 75 characters at most in a line of running text': linesFinding,
  'show pictures in their own ratio, within their column': ({ page }) => page.evaluate(picturesFinding),
  'show one drawing of each diagram, whose labels can be read and do not meet': diagramsFinding,
  'keep the colours of drawings with words where the reader’s system forces its own': forcedColoursFinding,
  'print their title and text, black on white, and nothing that only leads elsewhere': printFinding,
  'give axe nothing to find': async ({ page }) => ({ seen: 1, wrong: await axeFindings(page) }),
  'bring each place that they link to into view, below the header': ({ page }) => page.evaluate(fragmentsFinding),
};
