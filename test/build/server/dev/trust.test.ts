import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withTrust } from '../../../../build/server/dev/trust.ts';

const test = suite('What pages trust in development');

const page = (policy: string) =>
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><p>trusted-types 'none' in a text`;

test('is the policy of the development server’s own script, beside those that a page names', () => {
  for (const none of ["'none'", '&#x27;none&#x27;'])
    assert.is(withTrust(page(`default-src x; trusted-types ${none}`)), page('default-src x; trusted-types dev '));
  assert.is(withTrust(page('trusted-types a b; img-src x')), page('trusted-types dev a b; img-src x'));
});

test('is nothing more in a page that does not say what it trusts', () => {
  for (const html of [page("require-trusted-types-for 'script'"), "<p>trusted-types 'none'"])
    assert.is(withTrust(html), html);
});

test.run();
