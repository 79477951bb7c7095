import { suite } from '../suite.ts';
import { NARROWEST, WIDTHS } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { CHECKS } from '../support/page-checks/checks.ts';
import { assertCheckHolds, walk } from '../support/page-checks/walk.ts';
import { realPages } from '../support/real-pages.ts';

const test = suite('All pages, from the narrowest phone to a desk');

const walked = once(async () =>
  walk({ paths: [...(await realPages()).keys()], widths: [NARROWEST, ...Object.values(WIDTHS)] }),
);

for (const sentence of Object.keys(CHECKS)) test(sentence, async () => assertCheckHolds(await walked(), sentence));
