import { pageTitle, TITLE_LIMIT } from '../../../src/format/page-title.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Titles of pages');

test('the brand follows a title that leaves room for it in search results', () => {
  assert.is(pageTitle('Contact', 'Orbite'), 'Contact — Orbite');
  for (const length of [1, 20, 55, 80]) {
    const [title, brand] = ['t'.repeat(length), 'b'.repeat(30)];
    const shown = pageTitle(title, brand);
    assert.ok(shown.startsWith(title));
    assert.is(shown.endsWith(brand), `${title} — ${brand}`.length < TITLE_LIMIT, String(length));
  }
});
