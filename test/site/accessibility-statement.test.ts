import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { WIDTHS } from '../support/browser.ts';
import { all, one, textOf } from '../support/dom.ts';
import { NARROWEST } from '../support/page-checks/widths.ts';
import { realPage, realSettings } from '../support/real-pages.ts';

const test = suite('Accessibility statement');

const statement = async () => one(await realPage(paths.accessibility), 'main');

test('it names no width that the suite does not walk the pages at', async () => {
  const named = [...textOf(await statement()).matchAll(/(\d{3,4}) (?=(?:et|à|ou)|pixels)/g)].map(([, width]) =>
    Number(width),
  );
  assert.ok(named.length > 0);
  const walked: number[] = [NARROWEST, ...Object.values(WIDTHS)];
  for (const width of named) assert.ok(walked.includes(width), `${width} pixels`);
});

test('it says whom to write to, and every footer leads to it', async () => {
  assert.ok(textOf(await statement()).includes(realSettings().email));
  assert.is(all(await realPage(paths.home), `footer a[href="${paths.accessibility}"]`).length, 1);
});

test.run();
