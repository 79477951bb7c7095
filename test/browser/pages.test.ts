import { suite } from 'uvu';
import { WIDTHS } from '../support/browser.ts';
import { all } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { CHECKS } from '../support/page-checks/checks.ts';
import { holdsIn, walk } from '../support/page-checks/walk.ts';
import { onePathOfEachKind, realPages } from '../support/real-pages.ts';

const test = suite('Pages of each kind, on a phone and on a desk');

/** What not every page of its kind has: the first one that has it is looked at, too. */
const PARTS = [
  'img',
  '[data-diagram]',
  '[data-task]',
  '[data-island="RoiCalculator"]',
  '[data-island="BillCalculator"]',
];

const walked = once(async () => {
  const pages = [...(await realPages())];
  const withPart = PARTS.flatMap((part) => pages.find(([, page]) => all(page, part).length > 0)?.[0] ?? []);
  const paths = new Set([...(await onePathOfEachKind()), ...withPart]);
  return walk([...paths], [WIDTHS.phone, WIDTHS.desk]);
});

for (const sentence of Object.keys(CHECKS)) test(sentence, async () => holdsIn(await walked(), sentence));

test.run();
