import { suite } from '../suite.ts';
import { WIDTHS } from '../support/browser.ts';
import { all } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { CHECKS } from '../support/page-checks/checks.ts';
import { assertCheckHolds, walk } from '../support/page-checks/walk.ts';
import { readPages, realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Pages of each kind, on a phone or on a desk');

/** Parts that not every page of its kind has. */
const PARTS = [
  'img',
  '[data-diagram]',
  '[data-task]',
  '[data-island="RoiCalculator"]',
  '[data-island="BillCalculator"]',
];

const walked = once(async () => {
  const { result } = await realSite();
  const documents = await realPages();
  const pages = readPages(result).map(({ route: { path, contentType } }) => {
    const document = documents.get(path);
    const parts = PARTS.filter((part) => document && all(document, part).length > 0);
    return { path, has: [contentType, ...parts] };
  });
  const rarest = ({ has }: { has: readonly string[] }) =>
    Math.min(...has.map((one) => pages.filter((page) => page.has.includes(one)).length));
  const ranked = pages.map((page) => ({ ...page, rarest: rarest(page) }));
  // Pages with rare parts come first, then those with most parts: few pages then have all of them.
  ranked.sort((one, other) => one.rarest - other.rarest || other.has.length - one.has.length);
  const seen = new Set<string>();
  const chosen = ranked.filter(({ has }) => {
    const isNew = has.some((one) => !seen.has(one));
    for (const one of has) seen.add(one);
    return isNew;
  });
  return walk({ paths: chosen.map(({ path }) => path), widths: [WIDTHS.phone, WIDTHS.desk], inTurn: true });
});

for (const sentence of Object.keys(CHECKS)) test(sentence, async () => assertCheckHolds(await walked(), sentence));
